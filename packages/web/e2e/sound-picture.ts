// `node packages/web/e2e/sound-picture.ts sounds.png`: every sound as a waveform and a spectrum, to look at.

import { CHANNEL_OF, CUE_LENGTHS } from '../src/sound/cues.ts';
import { openBrowser } from './kit/browser.ts';
import {
  AMBIENCE_RATE,
  CUE_RATE,
  centroidOf,
  decibels,
  lengthOf,
  loudnessOf,
  peakOf,
  soundsIn,
  spectrumOf,
} from './measures/sound.ts';

const [file = 'sounds.png'] = process.argv.slice(2);
const WIDTH = 300;
const HEIGHT = 70;
const LOWEST = 30;
const HIGHEST = 11_000;

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1320, height: 900 } });
const { cues, ambiences } = await soundsIn(page);

/** The loudest sample of each column, up and down. */
function waveform(samples: Float32Array): string {
  const peak = peakOf(samples);
  const columns = Array.from({ length: WIDTH }, (_, x) => {
    const from = Math.floor((x / WIDTH) * samples.length);
    const high = peakOf(samples.subarray(from, Math.floor(((x + 1) / WIDTH) * samples.length)));
    const half = (high / peak) * (HEIGHT / 2);
    return `M${x} ${HEIGHT / 2 - half}V${HEIGHT / 2 + half}`;
  });
  return `<path d="${columns.join('')}" stroke="#a4502f"/>`;
}

/** Decibels over hertz, both as ears take them. */
function spectrum(samples: Float32Array, rate: number): string {
  const bins = new Float64Array(WIDTH);
  for (const { hertz, energy } of spectrumOf(samples, rate)) {
    if (hertz < LOWEST || hertz > HIGHEST) continue;
    const x = Math.floor((Math.log(hertz / LOWEST) / Math.log(HIGHEST / LOWEST)) * (WIDTH - 1));
    bins[x] = Math.max(bins[x] as number, energy);
  }
  const most = Math.max(...bins);
  const bars = [...bins].map((energy, x) => {
    const y = Math.min(HEIGHT, ((-10 * Math.log10(Math.max(energy / most, 1e-9))) / 60) * HEIGHT);
    return energy > 0 ? `M${x} ${HEIGHT}V${y}` : '';
  });
  const lines = [100, 400, 1000, 5000].map((hertz) => {
    const x = (Math.log(hertz / LOWEST) / Math.log(HIGHEST / LOWEST)) * WIDTH;
    return `<path d="M${x} 0V${HEIGHT}" stroke="#ccc"/><text x="${x + 2}" y="9">${hertz}</text>`;
  });
  return `${lines.join('')}<path d="${bars.join('')}" stroke="#2f6a8f"/>`;
}

function line(name: string, samples: Float32Array, rate: number, moment: number): string {
  const facts = [
    `peak ${decibels(peakOf(samples)).toFixed(1)} dB`,
    `loudness ${loudnessOf(samples, rate).toFixed(1)} dB`,
    `centroid ${centroidOf(samples.slice(0, rate * 4), rate).toFixed(0)} Hz`,
    `${lengthOf(samples, rate).toFixed(0)} of ${moment} ms`,
  ];
  const box = (inner: string) => `<svg width="${WIDTH}" height="${HEIGHT}">${inner}</svg>`;
  return `<section><p><b>${name}</b> ${facts.join(' · ')}</p>${box(waveform(samples))} ${box(spectrum(samples, rate))}</section>`;
}

const lines = [
  ...[...cues].map(([cue, samples]) =>
    line(`${cue} (${CHANNEL_OF[cue]})`, samples, CUE_RATE, CUE_LENGTHS[cue]),
  ),
  ...[...ambiences].map(([time, [left]]) => line(time, left as Float32Array, AMBIENCE_RATE, 12_000)),
];
await page.setContent(
  `<style>body{font:12px sans-serif;display:grid;grid-template-columns:1fr 1fr;gap:4px 16px;margin:12px}
   p{margin:2px 0}svg{background:#f6f1e6}text{font-size:8px;fill:#777}</style>${lines.join('')}`,
);
await page.screenshot({ path: file, fullPage: true });
await browser.close();
