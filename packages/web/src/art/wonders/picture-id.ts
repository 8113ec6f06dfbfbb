// Gradients are found by ids that are the same for the whole page. `useId` counts anew in each root, and pictures that fly are
// drawn in roots of their own: one of two with the same id would be painted in the colours of the other.

import { useState } from 'preact/hooks';

let pictures = 0;

/** Begins the ids of one picture's gradients. */
export const usePictureId = (): string => useState(() => `picture${pictures++}-`)[0];
