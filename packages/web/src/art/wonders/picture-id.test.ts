// @vitest-environment happy-dom
// Pictures in different roots, as those that fly are, keep their own colours.

import { h, render } from 'preact';
import { expect, test } from 'vitest';
import { usePictureId } from './picture-id.ts';

const Picture = () => h('i', { id: usePictureId() });

function drawn(): string {
  const root = document.createElement('div');
  render(h(Picture, {}), root);
  render(h(Picture, {}), root);
  return root.querySelector('i')?.id as string;
}

test('no two pictures share an id, in whatever root they are drawn', () => {
  expect(new Set([drawn(), drawn(), drawn()]).size).toBe(3);
});
