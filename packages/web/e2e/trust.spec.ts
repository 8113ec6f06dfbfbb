// What people write is shown as they wrote it, and a page runs nothing but what the server serves as a file.

import { en as table } from '../src/words/table/en.ts';
import type { Person } from './kit/api.ts';
import { say } from './kit/say.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const NAME = '<img src=x>&amp;<b>Eve';
const TEXT = `<script>document.title='owned'</script><img src=x onerror="document.title='owned'"><b>hi</b> &lt;`;

test('markup in names and in the chat is text', async ({ arrive, api, server }) => {
  const { code, id, people, host } = await seat(api, { people: ['Ann', NAME, 'Cleo'] });
  await say(server.address, people[1] as Person, { match: id, text: TEXT });
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  await page.getByRole('button', { name: table.frame.chat, exact: true }).click();
  await expect(page.getByText(TEXT, { exact: true })).toBeVisible();
  await expect(page.getByText(NAME, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0);
  expect(await page.title()).not.toContain('owned');
});

const DIRECTIVES = ['script-src-elem', 'script-src-attr', 'frame-src', 'connect-src'];

test('the policy holds: nothing inline runs, and nothing is loaded from elsewhere', async ({
  browser,
  server,
}) => {
  // A visitor of its own: what a browser refuses it also complains of.
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto('/');
  const found = await page.evaluate(async (directives) => {
    const refused = new Set<string>();
    // A busy machine tells late; what isn't refused at all is waited for in vain.
    const areRefused = new Promise((resolve) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        refused.add(effectiveDirective);
        if (directives.every((directive) => refused.has(directive))) resolve(true);
      });
      setTimeout(resolve, 10_000);
    });
    const script = document.createElement('script');
    script.textContent = 'globalThis.owned = true';
    const picture = document.createElement('img');
    picture.src = 'data:image/png;base64,x';
    picture.setAttribute('onerror', 'globalThis.owned = true');
    const frame = document.createElement('iframe');
    frame.src = 'data:text/html,x';
    document.body.append(script, picture, frame);
    const called = await fetch('https://elsewhere.invalid/').then(
      () => true,
      () => false,
    );
    await areRefused;
    return { refused: [...refused], called, isOwned: 'owned' in globalThis };
  }, DIRECTIVES);
  expect(found).toMatchObject({ called: false, isOwned: false });
  expect(found.refused).toEqual(expect.arrayContaining(DIRECTIVES));
  await context.close();
});
