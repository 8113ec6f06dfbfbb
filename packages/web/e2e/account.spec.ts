// A profile without a password: a passkey made in one browser signs another one in, a recovery link does once, everything
// can be taken along, and nothing is left after an erasure.

import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@mirabilia/kernel';
import type { CDPSession, Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as people } from '../src/words/people/en.ts';
import { en as privacy } from '../src/words/privacy/en.ts';
import { en as words } from '../src/words/profile/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize, layoutFaults } from './kit/layout.ts';
import { expect, test, type Visitor } from './kit/test.ts';

const { account } = words;

interface Keys {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

/** Chromium's own authenticator, which agrees to everything. */
async function withKeys({ context, page }: Visitor): Promise<Keys> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** As a cloud does that has all of a person's passkeys on all their devices. */
async function copyKeys(from: Keys, to: Keys): Promise<void> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', from);
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

const { emblem } = people;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a passkey, a recovery link, an export and an erasure', async ({ arrive, api, server }) => {
  // Passkeys need a name, not an address.
  const address = server.address.replace('127.0.0.1', 'localhost');
  const ann = await api.person('Ann');
  const first = await arrive({ as: ann, address });
  const { page } = first;
  const keys = await withKeys(first);
  await page.goto('/profile/account');
  await button(page, account.makePasskey).click();
  await expect(page.getByText(account.passkeyMade)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove passkey/ })).toHaveCount(1);
  await page.getByRole('radio', { name: emblem.charges.ship, exact: true }).check();
  await page.getByRole('radio', { name: emblem.colours.pink, exact: true }).check();
  await expect(page.getByRole('radio', { name: emblem.charges.ship, exact: true })).toBeChecked();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  // Another browser, in which nobody is known.
  const second = await arrive({ address, device: 'phone' });
  const otherKeys = await withKeys(second);
  await copyKeys(keys, otherKeys);
  await second.page.goto('/profile/account');
  await button(second.page, account.signIn).click();
  await expect(second.page.getByText(account.signedIn('Ann'))).toBeVisible();
  await expect(second.page.getByRole('heading', { name: 'Ann', level: 1 })).toBeVisible();
  await expect(second.page.getByRole('radio', { name: emblem.colours.pink, exact: true })).toBeChecked();
  expect(await axeFindingsInBothThemes(second.page)).toEqual([]);

  // A recovery link makes a third one Ann's, once.
  await button(page, account.makeRecovery).click();
  const link = await page.getByRole('textbox', { name: account.recovery }).inputValue();
  expect(link).toContain(`${address}/#recover=`);
  const third = await arrive({ address });
  await third.page.goto(link);
  await third.page.getByRole('button', { name: app.device.go }).click();
  await expect(third.page.getByRole('heading', { name: 'Ann', level: 1 })).toBeVisible();
  await third.page.goto(link);
  await third.page.getByRole('button', { name: app.device.go }).click();
  await expect(third.page.getByText(app.troubles['bad-link'])).toBeVisible();

  // Everything, as a file.
  const downloading = page.waitForEvent('download');
  await button(page, account.export).click();
  const file = await (await downloading).path();
  const all = JSON.parse(readFileSync(file, 'utf8'));
  expect(all.guest).toMatchObject({ id: ann.guest, name: 'Ann', emblem: 'ship-pink' });
  expect(all.passkeys).toHaveLength(1);

  // Everywhere else signed out.
  await button(page, account.signOutOthers).click();
  await expect(page.getByText(account.othersSignedOutAndLink)).toBeVisible();
  await second.page.reload();
  await expect(second.page.getByText(words.noName)).toBeVisible();

  await button(page, account.erase).click();
  const dialog = page.getByRole('dialog');
  await expect(button(page, account.erase).last()).toBeDisabled();
  await dialog.getByLabel(account.eraseConfirm('Ann')).fill('Ann');
  await dialog.getByRole('button', { name: account.erase }).click();
  await expect(page.getByText(account.erased)).toBeVisible();
  // The passkey is nobody's now.
  await second.page.goto('/profile/account');
  await button(second.page, account.signIn).click();
  await expect(second.page.getByText(app.troubles['bad-passkey'])).toBeVisible();
});

test('the account and what is kept, in every language and at every size', async ({ arrive, api }) => {
  const { page } = await arrive({ as: await api.person('Ann') });
  for (const path of ['/profile/account', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('main section').last()).toBeVisible();
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect(await layoutFaults(page, { mayScroll: true }), `${path} ${language}`).toEqual([]);
    }
    await speak(page, 'de');
    expect(await faultsAtEverySize(page, { mayScroll: true })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await layoutFaults(page, { mayScroll: true })).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await speak(page, 'en');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  }
  await expect(page.getByText(privacy.keep.gamesForever)).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: app.privacy }).click();
  await expect(page).toHaveURL(/\/privacy$/);
});
