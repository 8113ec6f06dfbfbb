// Being told of one's turns when no page is open: asked of the browser, and said to the server.

import { api } from '../../net/api.ts';
import { asGuest } from '../guest.ts';
import { hasWorker, worker } from '../service-worker.ts';
import { askToNotify, type Permission } from './notifications.ts';
import { settings } from './settings.ts';

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

/** Says to the server where this browser is to be told, and in which language. False if it can't be done. */
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

/** Only upon a press: browsers ask their question then, and people know why. */
export async function turnPushOn(): Promise<Permission> {
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

/** Browsers change their addresses, people their names and languages: it is said anew with each visit. */
export async function renewPush(): Promise<void> {
  if (settings.push.peek() && canPush() && Notification.permission === 'granted') await subscribe();
}
