import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { areBrowserKeys, encrypt, newSenderKeys, vapidAuthorization } from '../src/notifications/web-push.ts';
import { newBrowser } from './push-receiver.ts';

describe('encryption', () => {
  test('the example of RFC 8291, byte by byte', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    expect(
      encrypt('When I grow up, I want to be a watermelon', keys, { sender, salt }).toString('base64url'),
    ).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg' +
        'Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('what is encrypted for a browser, it alone can read', () => {
    const browser = newBrowser();
    for (const text of ['', 'a', 'Twoja kolej: żółw 🐢', 'x'.repeat(3000)]) {
      expect(browser.decrypt(encrypt(text, browser.keys))).toBe(text);
    }
    expect(() => newBrowser().decrypt(encrypt('a', browser.keys))).toThrow();
    expect(encrypt('a', browser.keys)).not.toEqual(encrypt('a', browser.keys));
  });

  test('invalid keys', () => {
    const { keys } = newBrowser();
    expect(areBrowserKeys(keys)).toBe(true);
    expect(areBrowserKeys({ ...keys, p256dh: 'abc' })).toBe(false);
    expect(areBrowserKeys({ ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
    expect(areBrowserKeys({ ...keys, auth: 'abc' })).toBe(false);
  });
});

test('the sender identifies itself with a signature', () => {
  for (let i = 0; i < 20; i++) {
    const keys = newSenderKeys();
    const header = vapidAuthorization(keys, {
      endpoint: 'https://push.example.net/abc?d',
      contact: 'https://play.example.org',
      now: 1_800_000_000_000,
    });
    const [, head = '', claims = '', signature = '', key = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(key).toBe(keys.publicKey);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example.net',
      exp: 1_800_000_000 + 12 * 3600,
      sub: 'https://play.example.org',
    });
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: x as string, y: y as string },
    });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  }
});
