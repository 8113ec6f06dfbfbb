// Tells people whose browser can't show the page why it stays empty. It is a classic script in plain syntax with its own
// sentences: browsers that are too old don't load modules, and the words of the page come as modules. docs/browsers.md names the oldest
// ones. The build prepends `SENTENCES`, by language.

/* global SENTENCES */

(() => {
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
  notice.lang = language in SENTENCES ? language : 'en';
  notice.textContent = SENTENCES[notice.lang];
  notice.style.margin = '16px auto';
  notice.style.maxWidth = '560px';
  notice.style.padding = '16px';
  notice.style.font = '18px/1.4 sans-serif';
  notice.style.color = '#2b2118';
  notice.style.background = '#f6ecd6';
  document.body.insertBefore(notice, document.body.firstChild);
})();
