import '@fontsource-variable/cinzel/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './styles/base.css';
import { render } from 'preact';
import { App, fetchScreen } from './app/app.tsx';
import { findGuest } from './app/guest.ts';
import { awaitOffer } from './app/install.ts';
import { findInstance, keepAccent } from './app/instance.ts';
import { keepHead } from './app/page-head.ts';
import { followLinks, route } from './app/routes.ts';
import { keepPage } from './app/service-worker.ts';
import { renewPush } from './app/settings/push.ts';
import { applySettings, settings } from './app/settings/settings.ts';
import { openSettings } from './app/settings/settings-dialog.tsx';
import { language, speak } from './i18n/language.ts';
import { appWords } from './words/index.ts';

const app = document.getElementById('app') as HTMLElement;

/** If the words can't be loaded, only a reload button can be shown. */
function offerReload(): void {
  const button = document.createElement('button');
  button.textContent = 'Mirabilia ↻';
  button.onclick = () => location.reload();
  app.replaceChildren(button);
}

applySettings();
followLinks();
language.value = settings.language.value;
keepAccent();
keepHead();
void findInstance();
void findGuest();
fetchScreen();
keepPage();
awaitOffer();
try {
  await appWords.ready();
  await speak(settings.language.value);
  if (route.value.screen === 'settings') openSettings();
  render(<App />, app);
  void renewPush();
} catch (error) {
  console.error(error);
  offerReload();
}
