import '@fontsource-variable/cinzel/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './styles/base.css';
import { render } from 'preact';
import { App, fetchScreen } from './app.tsx';
import { findGuest } from './guest.ts';
import { language, speak } from './i18n/language.ts';
import { awaitOffer } from './offline/install.ts';
import { keepPage } from './offline/service.ts';
import { followLinks, route } from './routes.ts';
import { openSettings } from './settings/open.ts';
import { renewPush } from './settings/push.ts';
import { applySettings, settings } from './settings.ts';
import { common } from './words/index.ts';

const app = document.getElementById('app') as HTMLElement;

/** Without words there is only a sign to show. */
function offerReload(): void {
  const button = document.createElement('button');
  button.textContent = 'Mirabilia ↻';
  button.onclick = () => location.reload();
  app.replaceChildren(button);
}

applySettings();
followLinks();
language.value = settings.language.value;
void findGuest();
fetchScreen();
keepPage();
awaitOffer();
try {
  await common.ready();
  await speak(settings.language.value);
  if (route.value.screen === 'settings') openSettings();
  render(<App />, app);
  void renewPush();
} catch (error) {
  console.error(error);
  offerReload();
}
