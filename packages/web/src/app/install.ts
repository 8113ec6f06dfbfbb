// The page as an app of its own, where the browser offers that.

import { signal } from '@preact/signals';

/** Chromium's; no standard knows it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<Offer | undefined>(undefined);

export const isInstallable = (): boolean => offer.value !== undefined;

/** From now on it is we who offer it, where it disturbs nobody, and not a bar of the browser's across the table. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.value = event as Offer;
  });
  addEventListener('appinstalled', () => {
    offer.value = undefined;
  });
}

/** An offer can be taken up once; a browser that was told no makes another one when it likes. */
export async function install(): Promise<void> {
  const taken = offer.peek();
  offer.value = undefined;
  await taken?.prompt();
}
