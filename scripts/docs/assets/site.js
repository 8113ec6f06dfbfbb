// Search without a server, and the contents folded on a phone.

const MOST_FOUND = 20;
const PHONE = matchMedia('(max-width: 50rem)');

const contents = document.querySelector('nav.site > details');
const fold = () => {
  contents.open = !PHONE.matches;
};
fold();
PHONE.addEventListener('change', fold);

const root = document.body.dataset.root;
const input = document.querySelector('#search');
const list = document.querySelector('#found');
const count = document.querySelector('#count');
document.querySelector('search').hidden = false;

/** Better the earlier a title has the first word, and pages before their parts. */
const rankOf = ([title, , page], words) => {
  const at = title.toLowerCase().indexOf(words[0]);
  return (at < 0 ? 100 : at) + (page === '' ? 0 : 5) + title.length / 100;
};

function find(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return window.SEARCH.filter(([title, , page]) => {
    const all = `${title} ${page}`.toLowerCase();
    return words.every((word) => all.includes(word));
  })
    .sort((a, b) => rankOf(a, words) - rankOf(b, words))
    .slice(0, MOST_FOUND);
}

function itemOf([title, target, page]) {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = root + target;
  link.textContent = title;
  if (page !== '') link.appendChild(document.createElement('small')).textContent = page;
  return item;
}

function show() {
  const found = find(input.value);
  list.replaceChildren(...found.map(itemOf));
  list.hidden = found.length === 0;
  count.textContent = input.value.trim() === '' ? '' : `${found.length} found`;
}

input.addEventListener('input', show);
input.addEventListener('focus', show);
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') list.querySelector('a')?.click();
  if (event.key === 'ArrowDown') list.querySelector('a')?.focus();
});
list.addEventListener('keydown', (event) => {
  const item = document.activeElement.parentElement;
  if (event.key === 'ArrowDown') item.nextElementSibling?.firstChild.focus();
  if (event.key === 'ArrowUp') (item.previousElementSibling?.firstChild ?? input).focus();
  if (event.key.startsWith('Arrow')) event.preventDefault();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') list.hidden = true;
  if (event.key === '/' && !/input|textarea/i.test(document.activeElement.tagName)) {
    event.preventDefault();
    input.focus();
  }
});
document.addEventListener('click', (event) => {
  if (!event.target.closest('search') || event.target.closest('#found a')) list.hidden = true;
});
