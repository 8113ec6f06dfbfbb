import { pluralIn } from '@mirabilia/kernel';
import type { PrivacyWords } from './words.ts';

const plural = pluralIn('pl');
const inDays = (days: number): string => plural(days, { one: '# dniu', few: '# dniach', many: '# dniach' });

export const pl: PrivacyWords = {
  title: 'Prywatność',
  intro:
    'Co ten serwer o tobie przechowuje i jak długo. Używa jednego pliku cookie, który mówi, kim jesteś. Nie ma śledzenia ani reklam.',
  sections: {
    person: {
      title: 'Imię i emblemat',
      text: 'Widzą je wszyscy przy twoich stołach. Są przechowywane, dopóki nie usuniesz profilu.',
    },
    games: {
      title: 'Partie',
      text: 'Kto grał, każdy ruch i wynik. Kto zna adres ukończonej partii, może obejrzeć jej powtórkę. Swoją historię i statystyki widzisz tylko ty.',
    },
    leagues: {
      title: 'Turnieje i grupy',
      text: 'Kto bierze udział i z jakim wynikiem. Turniej widzi każdy, kto ma jego link. Grupę widzą tylko jej członkowie.',
    },
    chat: {
      title: 'Czat',
      text: 'Mogą go czytać wszyscy przy stole.',
    },
    passkeys: {
      title: 'Klucze dostępu i linki',
      text: 'Z klucza dostępu: część publiczna i data ostatniego użycia; część tajna nigdy nie opuszcza twojego urządzenia. Z linków: tylko suma kontrolna.',
    },
    notifications: {
      title: 'Powiadomienia',
      text: 'Jeśli je włączysz: adres twojej przeglądarki w usłudze push jej producenta, dopóki ich nie wyłączysz. Jeśli gospodarz podłączy czat grupowy, trafiają tam imiona graczy.',
    },
    addresses: {
      title: 'Adresy IP',
      text: 'Służą do powstrzymywania nadużyć i mogą pojawić się w dzienniku serwera. O czasie jego przechowywania decyduje administrator tego serwera.',
    },
    device: {
      title: 'Na twoim urządzeniu',
      text: 'Partie z botami na tym urządzeniu, ustawienia, zagadki, lekcje i notes punktacji zostają w tej przeglądarce.',
    },
    choices: {
      title: 'Co możesz zrobić',
      text: 'Na swoim koncie możesz pobrać wszystko i usunąć profil. Wtedy twoje imię i wiadomości znikają też z rozegranych partii. To, co napiszesz jako widz, zostaje tak długo jak czat.',
    },
  },
  keep: {
    gamesDays: (days) =>
      `Partie są usuwane po ${inDays(days)} od zakończenia; wyniki zostają w twojej historii.`,
    gamesForever: 'Ukończone partie są przechowywane tak długo, jak działa serwer.',
    chatDays: (days) => `Jest usuwany po ${inDays(days)} od zakończenia partii.`,
    chatForever: 'Jest przechowywany tak długo jak partia.',
    guestsDays: (days) =>
      `Bez klucza dostępu i linku odzyskiwania twoje dane są usuwane po ${inDays(days)} od ostatniej wizyty.`,
  },
};
