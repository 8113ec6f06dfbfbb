// `node packages/web/e2e/icons.ts`: the icons of the installed page, drawn from the one that is a vector.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './kit/browser.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const picture = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
/** The ground of the icon, and how much of it stays when a system cuts its own shape out of it. */
const GROUND = /rx="12" fill="(#\w+)"/.exec(picture)?.[1] ?? '';
const SAFE = 0.78;

const ICONS = [
  { file: 'icon-192.png', size: 192, isWhole: false },
  { file: 'icon-512.png', size: 512, isWhole: false },
  { file: 'icon-maskable.png', size: 512, isWhole: true },
  { file: 'icon-touch.png', size: 180, isWhole: true },
];

const browser = await openBrowser();
try {
  for (const { file, size, isWhole } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const inner = isWhole ? Math.round(size * SAFE) : size;
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center${isWhole ? `;background:${GROUND}` : ''}">
        <div style="width:${inner}px;height:${inner}px">${picture}</div>`,
    );
    const path = fileURLToPath(new URL(file, PUBLIC));
    await page.screenshot({ path, omitBackground: !isWhole });
    await page.close();
  }
} finally {
  await browser.close();
}
