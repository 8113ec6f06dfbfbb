// Being told of one's turn while the page is closed.

import type { Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { expect, test } from './kit/test.ts';

const WITH_WORKER = { browser: { serviceWorkers: 'allow' } } as const;

/** Push services are out of reach here: the browser's part up to them is played by what this puts in its place. */
function pretendToSubscribe(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const endpoint = 'https://push.example.net/here';
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => subscription as unknown as PushSubscription;
  });
}

test('it is asked for by a press, said to the server, and what is pushed is shown', async ({ arrive }) => {
  const { page } = await arrive(WITH_WORKER);
  await page.context().grantPermissions(['notifications']);
  await pretendToSubscribe(page);
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await devTools.send('ServiceWorker.enable');

  await page.goto('/settings');
  const toggle = page.getByRole('switch', { name: app.settings.push.label });
  await expect(toggle).not.toBeChecked();
  const told = page.waitForResponse(/\/api\/push\/subscribe$/);
  await toggle.click();
  expect((await told).status()).toBe(200);
  await expect(toggle).toBeChecked();

  const origin = new URL(page.url()).origin;
  const data = JSON.stringify({ title: 'Your turn', body: '7 Wonders', path: '/m/ABCDEF', tag: 'm' });
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
        getNotifications: () => registration.getNotifications(),
      }));
      return (await getNotifications()).map(({ title, body, data: more }) => `${title} ${body} ${more.path}`);
    });
  await expect.poll(shown).toEqual(['Your turn 7 Wonders /m/ABCDEF']);

  await toggle.click();
  await expect(toggle).not.toBeChecked();
});

test('a browser that says no is explained how to say yes', async ({ arrive }) => {
  const { page } = await arrive();
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.goto('/settings');
  await page.getByRole('switch', { name: app.settings.push.label }).click();
  await expect(page.getByText(app.settings.notifyDenied)).toBeVisible();
  await expect(page.getByRole('switch', { name: app.settings.push.label })).not.toBeChecked();
});

test('at a table over days, who sits down is offered to be told', async ({ arrive }) => {
  const { page } = await arrive(WITH_WORKER);
  await page.context().grantPermissions(['notifications']);
  await pretendToSubscribe(page);
  await page.goto('/new');
  await page.getByRole('radio', { name: app.table.paces.days.label }).check();
  await page.getByRole('button', { name: app.table.create }).click();
  await page.getByRole('button', { name: app.remind.button, exact: true }).click();
  await expect(page.getByText(app.remind.done)).toBeVisible();
  await expect(page.getByRole('button', { name: app.remind.button, exact: true })).toBeHidden();
});
