import type { Words } from './words.ts';

export const pl: Words = {
  hint: 'Telewizor lub komputer staje się stołem, a karty każdy ma w telefonie.',
  how: (site) => `Na telewizorze otwórz ${site} i wpisz ten kod:`,
  here: 'Otwórz w tej przeglądarce',
  link: 'Kopiuj link',
  scan: 'Zeskanuj, aby dołączyć',
  scanLater: 'Zeskanuj, aby wrócić lub popatrzeć',
  orType: (site) => `albo wpisz kod na stronie ${site}`,
  hostStarts: (host) => `Wszyscy już są. ${host} zaczyna z telefonu.`,
  waitingForPeople: 'Zajmijcie miejsca ze swoich telefonów.',
  title: 'Pokaż stół na tym ekranie',
  titleHint: 'Kod znajduje się w poczekalni stołu. Tego, co ktoś ukrywa, tu nie widać.',
  show: 'Pokaż',
  gains: (points) => (points === 0 ? 'nic' : points > 0 ? `+${points}` : `−${-points}`),
  revealed: 'Wszystkie karty odkryte',
  again: 'Jeszcze jedna partia? Ten ekran przejdzie do niej z wami.',
};
