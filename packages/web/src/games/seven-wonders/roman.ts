import type { Age } from '@mirabilia/seven-wonders';

const ROMAN: Readonly<Record<Age, string>> = { 1: 'I', 2: 'II', 3: 'III' };
export const roman = (age: Age): string => ROMAN[age];
