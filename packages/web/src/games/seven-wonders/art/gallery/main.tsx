// Every picture of 7 Wonders on one page, to judge them by eye: `npm run dev`, then /gallery.html?show=cards&lang=pl. It isn't part
// of the built page.

import '@fontsource-variable/cinzel/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '../../../../styles/base.css';
import { isLanguage } from '@mirabilia/kernel';
import { render } from 'preact';
import { speak } from '../../../../i18n/language.ts';
import { artReady } from '../index.ts';
import { SHOWS } from './shows.tsx';

const asked = new URLSearchParams(location.search);
const wanted = asked.get('lang');
await artReady();
if (isLanguage(wanted)) await speak(wanted);
document.documentElement.dataset.motion = 'off';
document.documentElement.dataset.patterns = asked.get('patterns') ?? 'on';
const Show = SHOWS[asked.get('show') ?? 'icons'] ?? SHOWS.icons;
if (Show !== undefined) render(<Show asked={asked} />, document.getElementById('gallery') as HTMLElement);
