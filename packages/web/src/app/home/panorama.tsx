// An engraving drawn for this project: the seven wonders on one coast. For a while the sea moves, a ship passes and
// the lighthouse turns its beam; with motion off it is a still picture.

import { useEffect, useState } from 'preact/hooks';
import { classes } from '../../ui/classes.ts';
import { appWords } from '../../words/index.ts';
import css from './panorama.module.css';
import { glitter, rays, waves } from './panorama-strokes.ts';
import { Artemis, Colossus, Gardens, Lighthouse, Mausoleum, Pyramids, Zeus } from './panorama-wonders.tsx';

const SUN = { x: 800, y: 392 };

function Sky() {
  return (
    <g>
      <path class={css.rays} d={rays(SUN.x, SUN.y, { count: 56, inner: 168, long: 980, short: 560 })} />
      <circle class={css.halo} cx={SUN.x} cy={SUN.y} r="150" />
      <circle class={css.sun} cx={SUN.x} cy={SUN.y} r="126" />
      <path
        class={css.stars}
        d="M140-40h.1M300 10h.1M520-60h.1M740 20h.1M860-50h.1M1080-20h.1M1240-70h.1M1420-10h.1M1560-50h.1M180 90h.1M330 60h.1M470 130h.1M560 50h.1M690 110h.1M905 70h.1M1015 40h.1M1130 120h.1M1255 60h.1M1390 130h.1M1500 80h.1M250 150h.1M1190 170h.1M90 40h.1M1540 170h.1M620 170h.1"
      />
      <g class={css.clouds}>
        <path d="M90 72h150M120 82h170M70 92h120M150 102h90M1220 42h170M1180 52h150M1260 62h160M1240 72h80" />
        <path d="M400 132h80M420 142h90M410 152h50M1070 122h90M1090 132h120M1060 142h70" />
      </g>
      <path
        class={css.birds}
        d="M1090 212q7-8 14 0q7-8 14 0M1130 190q6-7 12 0q6-7 12 0M1066 186q5-6 10 0q5-6 10 0"
      />
    </g>
  );
}

function Land() {
  return (
    <g>
      <path
        class={css.far}
        d="M0 330L90 286 170 318 260 262 360 322 450 290 560 340 650 320 760 406H0zM840 406L980 318 1060 336 1160 282 1270 328 1360 276 1450 314 1530 268 1600 300V406H840z"
      />
      <path
        class={css.hatch}
        d="M90 286l26 40M102 292l24 36M170 318l12 22M260 262l36 56M272 272l34 52M284 282l28 44M450 290l28 42M462 297l24 36M980 318l18 32M992 322l16 28M1160 282l34 44M1172 290l30 38M1184 296l26 34M1360 276l34 42M1372 284l28 36M1530 268l34 44M1542 277l28 38"
      />
      <path
        class={css.near}
        d="M0 392Q200 372 420 388 600 392 700 404L716 414H0zM884 414L900 404Q1040 384 1240 390 1440 378 1600 390V414z"
      />
    </g>
  );
}

function Sea() {
  return (
    <g>
      <rect class={css.water} x="-40" y="404" width="1680" height="176" />
      <path class={css.glitter} d={glitter(SUN.x, 412, 552, 15)} />
      <path class={css.wavesFar} d={waves(424, 28, 5) + waves(436, 28, 5)} />
      <path class={css.wavesMid} d={waves(456, 44, 8) + waves(476, 44, 8)} />
      <path class={css.wavesNear} d={waves(504, 72, 13) + waves(534, 72, 13)} />
    </g>
  );
}

function Ship() {
  return (
    <g class={css.voyage}>
      <g class={css.ship}>
        <path
          class={css.body}
          d="M-92 0C-70 26 60 28 92-8L104-26C98-16 88-12 74-12H-84C-96-12-104-22-108-34-110-18-104-8-92 0z"
        />
        <path class={css.line} d="M-84-4H80M-78 4H72M-64 12H54" />
        <path
          class={css.line}
          d="M-60 2l-14 30M-42 4l-14 30M-24 6l-14 30M-6 6l-14 30M12 6L-2 36M30 5L16 35M48 4L34 34"
        />
        <path
          class={css.body}
          d="M-44-96C-20-104 30-104 52-96 62-70 62-48 50-26 26-34-18-34-42-26-32-48-34-72-44-96z"
        />
        <path
          class={css.sail}
          d="M-24-99C-14-72-14-54-22-32M4-101C12-74 12-54 4-32M30-99C40-72 40-54 30-30"
        />
        <path class={css.line} d="M4-118V-12M-52-94Q4-108 60-94M4-118l22 6-22 8M52-96L92-10M-44-96L-84-12" />
      </g>
    </g>
  );
}

/** Milliseconds after which the picture stops moving: it costs sixty frames per second, and by then nobody may be watching. */
const MOVES_FOR = 30_000;

export function Panorama() {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setResting(true), MOVES_FOR);
    return () => clearTimeout(timer);
  }, []);
  return (
    <svg
      class={classes(css.panorama, isResting && css.resting)}
      data-coast
      viewBox="0 -100 1600 660"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={appWords.value.panorama}
    >
      <defs>
        <pattern
          id="engraved"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(58)"
        >
          <path class={css.hatching} d="M0 2.5H5" />
        </pattern>
        <pattern
          id="engraved-fine"
          width="3.4"
          height="3.4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-38)"
        >
          <path class={css.hatching} d="M0 1.7H3.4" />
        </pattern>
        <radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="1000" cy="197" r="340">
          <stop class={css.beamNear} offset="0" />
          <stop class={css.beamFar} offset="1" />
        </radialGradient>
      </defs>
      <Sky />
      <Land />
      <Pyramids />
      <Gardens />
      <Zeus />
      <Artemis />
      <Mausoleum />
      <Lighthouse />
      <Sea />
      <Colossus />
      <Ship />
    </svg>
  );
}
