// Installing the page as an app, where the browser offers that.

import { signal } from '@preact/signals';

/** The event that Chromium fires; it is in no standard. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<Offer | undefined>(undefined);

export const isInstallable = (): boolean => offer.value !== undefined;

/** From now on the page offers the installation itself, instead of a bar of the browser across the table. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.value = event as Offer;
  });
  addEventListener('appinstalled', () => {
    offer.value = undefined;
  });
}

/** An offer can be used once; after a no the browser may make another one later. */
export async function install(): Promise<void> {
  const taken = offer.peek();
  offer.value = undefined;
  await taken?.prompt();
}
