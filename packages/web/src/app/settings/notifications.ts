export type Permission = 'granted' | 'denied' | 'missing';

/** Asks the browser, if it has an answer to give. */
export async function askToNotify(): Promise<Permission> {
  if (!('Notification' in globalThis)) return 'missing';
  const answer = await Notification.requestPermission();
  // Who closes the question without an answer may be asked again; until then it is a no.
  return answer === 'granted' ? 'granted' : 'denied';
}
