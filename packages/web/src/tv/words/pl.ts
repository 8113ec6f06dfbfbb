import type { Words } from './words.ts';

export const pl: Words = {
  hint: 'Telewizor lub komputer staje się stołem; telefony pozostają rękami graczy.',
  how: (site) => `Na telewizorze otwórz ${site} i wpisz ten kod:`,
  here: 'Otwórz w tej przeglądarce',
  link: 'Kopiuj link',
  scan: 'Zeskanuj, aby dołączyć',
  scanLater: 'Zeskanuj, aby wrócić lub popatrzeć',
  orType: (site) => `albo wpisz kod na stronie ${site}`,
  hostStarts: (host) => `Wszyscy są. ${host} rozpoczyna z telefonu.`,
  waitingForPeople: 'Zajmijcie miejsca telefonem.',
  title: 'Pokaż stół na tym ekranie',
  titleHint: 'Kod znajduje się w poczekalni stołu. Nic, co ktoś ukrywa, nie jest tu pokazywane.',
  show: 'Pokaż',
  gains: (points) => (points === 0 ? 'nic' : points > 0 ? `+${points}` : `−${-points}`),
  revealed: 'Wszystkie karty są odkrywane',
  again: 'Jeszcze jedna partia? Ten ekran idzie razem z wami.',
};
