import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('pl');

export const pl: ProfileWords = {
  title: 'Profil',
  parts: {
    matches: 'Partie',
    statistics: 'Statystyki',
    account: 'Konto',
  },
  noName: 'Wybierz imię albo zagraj partię, a tutaj zacznie się twoja historia.',
  allGames: 'Wszystkie gry',
  company: {
    label: 'Przeciwnicy',
    all: 'Wszyscy',
    people: 'Ludzie',
    bots: 'Tylko boty',
  },
  outcome: {
    label: 'Wynik',
    all: 'Wszystkie',
    won: 'Wygrane',
    lost: 'Przegrane',
  },
  won: 'Wygrana',
  shared: 'Wspólna wygrana',
  place: (place, of) => `Miejsce ${place} z ${of}`,
  points: (count) => plural(count, { one: '# punkt', few: '# punkty', many: '# punktów' }),
  imported: 'Zaimportowana',
  more: 'Pokaż więcej',
  none: 'Na razie nic tu nie ma. Tutaj trafią twoje ukończone partie.',
  noneLikeThis: 'Żadna partia nie pasuje do tych filtrów.',
  add: {
    title: 'Dodaj partie',
    about:
      'Każdy plik partii jest sprawdzany ruch po ruchu. Zaimportowane partie liczą się tylko w twojej historii i statystykach.',
    fromDevice: (count) =>
      plural(count, {
        one: 'Dodaj # partię z tego urządzenia',
        few: 'Dodaj # partie z tego urządzenia',
        many: 'Dodaj # partii z tego urządzenia',
      }),
    file: 'Dodaj plik partii',
    whichSeat: 'Kto to ty?',
    add: 'Dodaj',
    added: (count) =>
      plural(count, { one: 'Dodano # partię', few: 'Dodano # partie', many: 'Dodano # partii' }),
    known: 'Ta partia jest już w twojej historii.',
    noRecord: 'To nie jest ukończona partia z graczem.',
  },
  statistics: {
    from: (count) => plural(count, { one: 'Z # partii', few: 'Z # partii', many: 'Z # partii' }),
    newest: (count) => `Liczą się tylko najnowsze partie: ${count}.`,
    winRate: 'Odsetek wygranych',
    byChance: (percent) => `${percent} przy zdaniu się na los`,
    likely: (low, high) => `prawdopodobnie od ${low} do ${high}`,
    average: 'Średni wynik',
    best: 'Najwyższy wynik',
    byWonder: 'Według cudu',
    byCategory: 'Średnia punktów według kategorii',
    byPeople: 'Przeciw ludziom',
    byBots: 'Przeciw botom, według poziomu',
    mixedBots: 'Różne poziomy',
    byPlayers: 'Według liczby graczy',
    players: (count) => plural(count, { one: '# gracz', few: '# graczy', many: '# graczy' }),
    games: (count) => plural(count, { one: '# partia', few: '# partie', many: '# partii' }),
    records: 'Osobiste rekordy',
    lead: 'Największa przewaga',
    streak: 'Najdłuższa seria wygranych',
    most: (category) => `Najwięcej: ${category}`,
  },
  account: {
    look: 'Imię i emblemat',
    devices: 'Twoje urządzenia',
    devicesAbout:
      'Dzięki kluczowi dostępu albo linkowi odzyskiwania partie pozostają twoje na nowym urządzeniu i po wyczyszczeniu przeglądarki. Bez hasła i bez e-maila.',
    makePasskey: 'Utwórz klucz dostępu',
    passkeyMade: 'Utworzono klucz dostępu',
    madeOn: (date) => `Utworzono ${date}`,
    usedOn: (date) => `ostatnio użyto ${date}`,
    removePasskey: (label) => `Usuń klucz dostępu: ${label}`,
    unsupported: 'Ta przeglądarka nie obsługuje tu kluczy dostępu: wymagają HTTPS.',
    signIn: 'Zaloguj się kluczem dostępu',
    signInAbout: 'Masz już profil? Po zalogowaniu ta przeglądarka gra jako ta osoba.',
    signedIn: (name) => `Zalogowano: ${name}`,
    recovery: 'Link odzyskiwania',
    recoveryAbout:
      'Trzymaj go w bezpiecznym miejscu, na przykład w menedżerze haseł. Jeden raz pozwala zalogować się na dowolnym urządzeniu. Nowy link zastępuje poprzedni.',
    makeRecovery: 'Utwórz link odzyskiwania',
    replaceRecovery: 'Zastąp link odzyskiwania',
    signOut: 'Wyloguj na tym urządzeniu',
    signOutWarning: 'Nie masz klucza dostępu ani linku odzyskiwania: po wylogowaniu nie da się wrócić.',
    signOutOthers: 'Wyloguj wszędzie indziej',
    othersSignedOut: 'Wylogowano wszystkie inne urządzenia.',
    othersSignedOutAndLink:
      'Wylogowano wszystkie inne urządzenia, a twój link odzyskiwania przestał działać. Możesz utworzyć nowy.',
    data: 'Twoje dane',
    export: 'Pobierz wszystko',
    erase: 'Usuń mój profil',
    eraseAbout:
      'Twoje imię, wyniki, klucze dostępu i wiadomości zostaną usunięte. Inni zachowają wspólne partie, ale bez twojego imienia. Tego nie da się cofnąć.',
    eraseConfirm: (name) => `Wpisz ${name}, aby potwierdzić`,
    erased: 'Twój profil został usunięty.',
  },
  recover: {
    title: 'Odzyskaj swój profil',
    text: 'Ten link loguje cię w tej przeglądarce. Działa raz: potem utwórz nowy.',
  },
};
