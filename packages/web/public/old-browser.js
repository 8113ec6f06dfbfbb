// Tells people whose browser can't show the page why it stays empty. It is a classic script in plain syntax with its own
// sentences: browsers that are too old don't load modules, and the words of the page come as modules. docs/browsers.md names the oldest ones.

(() => {
  const sentences = {
    de: 'Dieser Browser ist zu alt für Mirabilia. Bitte aktualisiere ihn oder nimm eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
    en: 'This browser is too old for Mirabilia. Please update it, or use a current version of Chrome, Edge, Firefox or Safari.',
    es: 'Este navegador es demasiado antiguo para Mirabilia. Actualízalo o usa una versión reciente de Chrome, Edge, Firefox o Safari.',
    fr: 'Ce navigateur est trop ancien pour Mirabilia. Mettez-le à jour ou utilisez une version récente de Chrome, Edge, Firefox ou Safari.',
    it: 'Questo browser è troppo vecchio per Mirabilia. Aggiornalo o usa una versione recente di Chrome, Edge, Firefox o Safari.',
    pl: 'Mirabilia nie działa w tak starej przeglądarce. Zaktualizuj ją albo użyj aktualnej wersji Chrome, Edge, Firefox lub Safari.',
    pt: 'Este navegador é antigo demais para o Mirabilia. Atualize-o ou use uma versão recente do Chrome, Edge, Firefox ou Safari.',
    ro: 'Acest browser este prea vechi pentru Mirabilia. Actualizează-l sau folosește o versiune recentă de Chrome, Edge, Firefox sau Safari.',
  };

  function supports(condition) {
    return typeof CSS !== 'undefined' && CSS.supports(condition);
  }

  // What the page can't do without, and what the oldest browsers that it supports got last.
  const isRecent =
    'noModule' in document.createElement('script') &&
    'popover' in document.body &&
    'Segmenter' in Intl &&
    'toSorted' in Array.prototype &&
    supports('selector(:has(a))') &&
    supports('(grid-template-columns: subgrid)') &&
    supports('(background: linear-gradient(0deg in srgb, red, red))');
  if (isRecent) return;

  const language = (navigator.language || 'en').slice(0, 2);
  const notice = document.createElement('p');
  notice.id = 'old-browser';
  notice.lang = language in sentences ? language : 'en';
  notice.textContent = sentences[notice.lang];
  notice.style.margin = '16px auto';
  notice.style.maxWidth = '560px';
  notice.style.padding = '16px';
  notice.style.font = '18px/1.4 sans-serif';
  notice.style.color = '#2b2118';
  notice.style.background = '#f6ecd6';
  document.body.insertBefore(notice, document.body.firstChild);
})();
