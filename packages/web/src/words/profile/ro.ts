import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('ro');

export const ro: ProfileWords = {
  title: 'Profil',
  parts: {
    matches: 'Partide',
    statistics: 'Statistici',
    account: 'Cont',
  },
  noName: 'Alege un nume sau joacă o partidă, iar istoricul tău începe aici.',
  allGames: 'Toate jocurile',
  company: {
    label: 'Adversari',
    all: 'Toți',
    people: 'Oameni',
    bots: 'Doar boți',
  },
  outcome: {
    label: 'Rezultat',
    all: 'Toate',
    won: 'Câștigate',
    lost: 'Pierdute',
  },
  won: 'Victorie',
  shared: 'Victorie împărțită',
  place: (place, of) => `Locul ${place} din ${of}`,
  points: (count) => plural(count, { one: '# punct', few: '# puncte', other: '# de puncte' }),
  imported: 'Importată',
  more: 'Arată mai multe',
  none: 'Încă nu e nimic aici. Partidele pe care le termini apar aici.',
  noneLikeThis: 'Nicio partidă nu corespunde filtrelor.',
  add: {
    title: 'Adaugă partide',
    about:
      'Fiecare fișier de partidă este verificat mutare cu mutare. Partidele importate contează doar în istoricul și statisticile tale.',
    fromDevice: (count) =>
      plural(count, {
        one: 'Adaugă o partidă de pe acest dispozitiv',
        few: 'Adaugă # partide de pe acest dispozitiv',
        other: 'Adaugă # de partide de pe acest dispozitiv',
      }),
    file: 'Adaugă un fișier de partidă',
    whichSeat: 'Care dintre jucători erai?',
    add: 'Adaugă',
    added: (count) =>
      plural(count, { one: 'O partidă adăugată', few: '# partide adăugate', other: '# de partide adăugate' }),
    known: 'Această partidă este deja în istoricul tău.',
    noRecord: 'Aceasta nu este o partidă încheiată cu un jucător.',
  },
  statistics: {
    from: (count) =>
      plural(count, { one: 'Dintr-o partidă', few: 'Din # partide', other: 'Din # de partide' }),
    newest: (count) => `Contează doar cele mai noi partide: ${count}.`,
    winRate: 'Rata victoriilor',
    byChance: (percent) => `${percent} la întâmplare`,
    likely: (low, high) => `probabil între ${low} și ${high}`,
    average: 'Scor mediu',
    best: 'Cel mai mare scor',
    byWonder: 'După minune',
    byCategory: 'Media punctelor pe categorii',
    byPeople: 'Împotriva oamenilor',
    byBots: 'Împotriva boților, după nivel',
    mixedBots: 'Niveluri diferite',
    byPlayers: 'După numărul de jucători',
    players: (count) => plural(count, { one: 'un jucător', few: '# jucători', other: '# de jucători' }),
    games: (count) => plural(count, { one: 'o partidă', few: '# partide', other: '# de partide' }),
    records: 'Recorduri personale',
    lead: 'Cel mai mare avantaj',
    streak: 'Cea mai lungă serie de victorii',
    most: (category) => `Maxim la ${category}`,
  },
  account: {
    look: 'Nume și emblemă',
    devices: 'Dispozitivele tale',
    devicesAbout:
      'Cu o cheie de acces sau un link de recuperare, partidele rămân ale tale pe un dispozitiv nou sau după ce golești browserul. Fără parolă și fără e-mail.',
    makePasskey: 'Creează o cheie de acces',
    passkeyMade: 'Cheie de acces creată',
    madeOn: (date) => `Creată pe ${date}`,
    usedOn: (date) => `folosită ultima dată pe ${date}`,
    removePasskey: (label) => `Șterge cheia de acces: ${label}`,
    unsupported: 'Acest browser nu poate folosi chei de acces aici: au nevoie de HTTPS.',
    signIn: 'Conectează-te cu o cheie de acces',
    signInAbout: 'Ai deja un profil? După conectare, acest browser joacă drept acea persoană.',
    signedIn: (name) => `Conectat ca ${name}`,
    recovery: 'Link de recuperare',
    recoveryAbout:
      'Păstrează-l într-un loc sigur, de exemplu într-un manager de parole. Te conectează pe orice dispozitiv, o singură dată. Un link nou îl înlocuiește pe cel vechi.',
    makeRecovery: 'Creează un link de recuperare',
    replaceRecovery: 'Înlocuiește linkul de recuperare',
    signOut: 'Deconectează acest dispozitiv',
    signOutWarning:
      'Nu ai nicio cheie de acces și niciun link de recuperare: după deconectare nu mai poți reveni.',
    signOutOthers: 'Deconectează celelalte dispozitive',
    othersSignedOut: 'Toate celelalte dispozitive au fost deconectate.',
    othersSignedOutAndLink:
      'Toate celelalte dispozitive au fost deconectate, iar linkul tău de recuperare nu mai funcționează. Poți crea unul nou.',
    data: 'Datele tale',
    export: 'Descarcă tot',
    erase: 'Șterge profilul meu',
    eraseAbout:
      'Numele, rezultatele, cheile de acces și mesajele tale sunt șterse. Cei cu care ai jucat păstrează partidele, fără numele tău. Nu se poate anula.',
    eraseConfirm: (name) => `Scrie ${name} pentru a confirma`,
    erased: 'Profilul tău a fost șters.',
  },
  recover: {
    title: 'Recuperează-ți profilul',
    text: 'Acest link te conectează în acest browser. Funcționează o singură dată: apoi creează altul.',
  },
};
