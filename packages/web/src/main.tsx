import '@fontsource-variable/cinzel/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './styles/base.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { findGuest } from './guest.ts';
import { language, speak } from './i18n/language.ts';
import { applySettings, settings } from './settings.ts';
import { common } from './words/index.ts';

applySettings();
language.value = settings.language.value;
void findGuest();
await common.ready();
await speak(settings.language.value);
render(<App />, document.getElementById('app') as HTMLElement);
