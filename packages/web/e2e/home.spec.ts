import { axeFindings } from './kit/axe.ts';
import { faultsAtEverySize } from './kit/layout.ts';
import { expect, LANGUAGES, test } from './kit/test.ts';

for (const language of LANGUAGES) {
  test(`home in ${language}: nothing cut, covered or outside at any size`, async ({ arrive }) => {
    const { page } = await arrive({ language });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsAtEverySize(page, { mayScroll: true })).toEqual([]);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`home, ${theme}: axe finds nothing`, async ({ arrive }) => {
    const { page } = await arrive({ theme });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
