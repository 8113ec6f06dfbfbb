// Draws components into a light DOM and finds what people would find. For files with `@vitest-environment happy-dom`.

import { type ComponentType, h, render } from 'preact';
import { expect, vi } from 'vitest';

export interface Drawn {
  /** The one element that a selector finds. */
  one(selector: string): HTMLElement;
  all(selector: string): HTMLElement[];
  /** All words on the screen, as they are drawn. */
  text(): string;
  /** Presses a button, and waits until what follows is drawn. */
  press(selector: string): Promise<void>;
  /** The same, for the one button with this accessible name. */
  pressNamed(name: string): Promise<void>;
  key(key: string): Promise<void>;
  settled(): Promise<void>;
}

// The sprite of signs is no part of what is tested.
vi.stubGlobal('fetch', async () => new Response('<svg/>'));

/** Frames, effects and promises. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** What a screen reader calls a button. */
function nameOf(button: HTMLElement): string {
  const read = button.cloneNode(true) as HTMLElement;
  for (const hidden of read.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return button.getAttribute('aria-label') ?? read.textContent.trim();
}

export async function draw<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): Promise<Drawn> {
  document.body.replaceChildren();
  const root = document.createElement('div');
  document.body.append(root);
  render(h(component, props), root);
  await settled();
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const only = (found: readonly HTMLElement[], sought: string): HTMLElement => {
    expect(found, `${sought} in\n${root.textContent}`).toHaveLength(1);
    return found[0] as HTMLElement;
  };
  const one = (selector: string): HTMLElement => only(all(selector), selector);
  return {
    one,
    all,
    text: () => root.textContent ?? '',
    async press(selector) {
      one(selector).click();
      await settled();
    },
    async pressNamed(name) {
      const named = all('button').filter((button) => nameOf(button) === name);
      only(named, `button “${name}”`).click();
      await settled();
    },
    async key(key) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await settled();
    },
    settled,
  };
}
