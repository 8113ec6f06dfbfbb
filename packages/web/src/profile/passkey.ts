// Makes and uses passkeys. Browsers speak in bytes, the server in base64url.

import type { PasskeyAnswer } from '@mirabilia/protocol';
import type { PasskeyQuestion } from '@mirabilia/protocol/answers';

/** Browsers have passkeys on secure pages only, and for names of hosts, not for addresses. */
export const hasPasskeys = (): boolean => isSecureContext && typeof PublicKeyCredential === 'function';

const toBytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)).buffer;

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

interface NamedKey {
  readonly id: string;
  readonly type: 'public-key';
}
const named = (keys: unknown): PublicKeyCredentialDescriptor[] =>
  (Array.isArray(keys) ? (keys as NamedKey[]) : []).map(({ id }) => ({
    id: toBytes(id),
    type: 'public-key',
  }));

/** Undefined if the reader has thought better of it, or the browser can't. */
export async function makePasskey(question: PasskeyQuestion): Promise<PasskeyAnswer | undefined> {
  const user = question.user as { id: string; name: string; displayName: string };
  const publicKey = {
    ...question,
    challenge: toBytes(question.challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: named(question.excludeCredentials),
    // cast: what is not bytes is as the server wrote it.
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await unlessRefused(navigator.credentials.create({ publicKey }));
  if (!(made?.response instanceof AuthenticatorAttestationResponse)) return undefined;
  return answerOf(made, { attestationObject: toText(made.response.attestationObject) });
}

/** The same for signing in. */
export async function usePasskey(question: PasskeyQuestion): Promise<PasskeyAnswer | undefined> {
  const publicKey = {
    ...question,
    challenge: toBytes(question.challenge),
    allowCredentials: named(question.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
  const used = await unlessRefused(navigator.credentials.get({ publicKey }));
  if (!(used?.response instanceof AuthenticatorAssertionResponse)) return undefined;
  const { authenticatorData, signature, userHandle } = used.response;
  return answerOf(used, {
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    userHandle: userHandle === null ? null : toText(userHandle),
  });
}

async function unlessRefused(asked: Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    const found = await asked;
    return found instanceof PublicKeyCredential ? found : undefined;
  } catch {
    // Closed by the reader, timed out, or known already: the browser has said so itself.
    return undefined;
  }
}

const answerOf = (
  { rawId, response }: PublicKeyCredential,
  rest: Partial<PasskeyAnswer['response']>,
): PasskeyAnswer => ({
  id: toText(rawId),
  rawId: toText(rawId),
  type: 'public-key',
  response: { clientDataJSON: toText(response.clientDataJSON), ...rest },
});

/** What tells this device from others in a list: its system, and the browser. */
export function deviceLabel({ userAgent }: Pick<Navigator, 'userAgent'>): string {
  const firstOf = (names: readonly (readonly [sign: string, name: string])[]): string =>
    names.find(([sign]) => userAgent.includes(sign))?.[1] ?? '';
  const system = firstOf([
    ['Android', 'Android'],
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Mac OS', 'macOS'],
    ['Windows', 'Windows'],
    ['Linux', 'Linux'],
  ]);
  const browser = firstOf([
    ['Firefox', 'Firefox'],
    ['Edg/', 'Edge'],
    ['Chrome', 'Chrome'],
    ['Safari', 'Safari'],
  ]);
  return [system, browser].filter((part) => part !== '').join(', ');
}
