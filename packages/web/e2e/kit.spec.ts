// The measures that the other tests trust, held against pages with planted faults.

import { axeFindings } from './kit/axe.ts';
import { type Demands, layoutFaults } from './kit/layout.ts';
import { expect, test } from './kit/test.ts';

interface Planted {
  readonly fault: string;
  readonly html: string;
  readonly finds: RegExp;
}

const BUTTON = '<button style="position:absolute;left:20px;top:20px;width:90px;height:30px">';
const PLANTED: readonly Planted[] = [
  { fault: 'a page wider than the window', html: '<div style="width:120vw">wide</div>', finds: /wider/ },
  { fault: 'a page higher than the window', html: '<div style="height:120vh">high</div>', finds: /higher/ },
  {
    fault: 'a text cut at its side',
    html: '<p style="width:60px;overflow:hidden;white-space:nowrap">Amphitheatre of stone</p>',
    finds: /Amphitheatre.* is cut sideways/,
  },
  {
    fault: 'a text cut with dots',
    html: '<p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Amphitheatre of stone</p>',
    finds: /is cut sideways/,
  },
  {
    fault: 'a text cut in its height',
    html: '<p style="width:60px;height:20px;overflow:hidden">Amphitheatre of stone</p>',
    finds: /is cut in its height/,
  },
  {
    fault: 'a text that runs out of its button',
    html: `${BUTTON}<span style="white-space:nowrap">Zbuduj amfiteatr z kamienia</span></button>`,
    finds: /runs out of its button/,
  },
  {
    fault: 'a text under something else',
    html: `<p style="position:absolute;left:20px;top:20px;margin:0">Hidden words</p>${BUTTON}</button>`,
    finds: /Hidden words.* is covered by/,
  },
  {
    fault: 'words over words',
    html: '<p style="position:absolute;left:20px;top:20px">one</p><p style="position:absolute;left:30px;top:24px;pointer-events:none">two</p>',
    finds: /laid over each other/,
  },
  {
    fault: 'a control outside',
    html: '<button style="position:fixed;left:-40px;top:10px">Sell</button>',
    finds: /Sell.* is outside at the side/,
  },
  {
    fault: 'a control below the window',
    html: '<button style="position:fixed;left:10px;bottom:-30px">Sell</button>',
    finds: /Sell.* is outside above or below/,
  },
  {
    fault: 'letters that are too small',
    html: '<svg viewBox="0 0 24 24" width="16"><text y="20" font-size="14">7</text></svg>',
    finds: /7.* has letters of 9\.3 px/,
  },
  {
    fault: 'a control too small for a finger',
    html: BUTTON,
    finds: /can be hit on/,
  },
];

const STRICT: Demands = { mayScroll: false, letters: 11, targets: 44 };

for (const { fault, html, finds } of PLANTED) {
  test(`the layout is measured: ${fault}`, async ({ page }) => {
    await page.setContent(`<!doctype html><body style="margin:0">${html}`);
    expect((await layoutFaults(page, STRICT)).join('\n')).toMatch(finds);
  });
}

test('the layout is measured: what is in order is found to be so', async ({ page }) => {
  await page.setContent(`<!doctype html><body style="margin:0"><h1>Title</h1>
    <style>.more { position: relative; width: 60px } .more::before { content: ""; position: absolute; inset: -14px 0 }</style>
    <p><button class="more"><span>Build</span></button> and <a href="#">a link in a sentence</a></p>
    <label style="display:block;padding:12px">Dark <input type="checkbox"></label>
    <span style="position:absolute;width:1px;height:1px;overflow:hidden">only for ears</span>
    <div style="overflow:auto;width:100px;height:40px;white-space:nowrap">a strip that its reader may scroll along</div>`);
  expect(await layoutFaults(page, STRICT)).toEqual([]);
});

test('axe is asked: a button without a name is found', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="en"><title>x</title><main><h1>x</h1><button></button></main>',
  );
  expect((await axeFindings(page)).join('\n')).toMatch(/^button-name: /m);
});
