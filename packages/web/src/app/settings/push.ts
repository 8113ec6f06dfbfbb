// Notifications, and pushes for when no page is open: the browser is asked, and the server gets the subscription.

import { api } from '../../net/api.ts';
import { asGuest } from '../guest.ts';
import { hasWorker, worker } from '../service-worker.ts';
import { settings } from './settings.ts';

export type NotifyPermission = 'granted' | 'denied' | 'missing';

/** Asks for permission, where the browser has notifications. */
export async function askToNotify(): Promise<NotifyPermission> {
  if (!('Notification' in globalThis)) return 'missing';
  const answer = await Notification.requestPermission();
  // Closing the question without an answer counts as a no for now; it may be asked again.
  return answer === 'granted' ? 'granted' : 'denied';
}

export const canPush = (): boolean => hasWorker() && 'PushManager' in globalThis;

async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch {
    // The server has other keys than when this browser subscribed last.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish);
  }
}

/** Tells the server this browser's push address and language. False if that fails. */
async function subscribe(): Promise<boolean> {
  try {
    const key = await api.pushKey();
    if (!key.ok || key.value.key === null) return false;
    const { endpoint, keys } = (await subscribed(key.value.key)).toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    const language = settings.language.peek();
    const told = await asGuest(() =>
      api.subscribe({ endpoint: endpoint ?? '', keys: { p256dh, auth }, language }),
    );
    return told.ok;
  } catch {
    // The browser's push service isn't reachable, or it has none.
    return false;
  }
}

/** To be called when a button is pressed: browsers ask for permission only then, and people know why. */
export async function turnPushOn(): Promise<NotifyPermission> {
  if (!canPush()) return 'missing';
  const permission = await askToNotify();
  if (permission !== 'granted') return permission;
  const isDone = await subscribe();
  settings.push.value = isDone;
  return isDone ? 'granted' : 'missing';
}

export async function turnPushOff(): Promise<void> {
  settings.push.value = false;
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await asGuest(() => api.unsubscribe(subscription.endpoint));
}

/** Browsers change their push addresses, people their names and languages: each visit sends them again. */
export async function renewPush(): Promise<void> {
  if (settings.push.peek() && canPush() && Notification.permission === 'granted') await subscribe();
}
