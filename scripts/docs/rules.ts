// The rules of both games in every language, from the texts of the page.

import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@mirabilia/kernel';
import { escaped } from './highlight.ts';
import { type Article, linkFrom } from './markdown.ts';

interface Sheet {
  readonly title: string;
  readonly text: readonly string[];
}

type Sheets = Readonly<Record<string, Sheet>>;

/** Games by the folder of their texts. */
const GAMES = [
  { id: 'seven-wonders', title: '7 Wonders' },
  { id: 'architects', title: '7 Wonders Architects' },
] as const;

export interface RulesPage extends Article {
  readonly page: string;
  readonly language: Language;
}

export const rulesPage = (game: string, language: Language): string => `rules/${game}-${language}.html`;

async function sheetsIn(game: string, language: Language): Promise<Sheets> {
  const texts = await import(`../../packages/web/src/words/${game}-rules/${language}.ts`);
  return (texts[language] as { readonly sheets: Sheets }).sheets;
}

export const readRules = (): Promise<RulesPage[]> =>
  Promise.all(
    GAMES.flatMap(({ id, title }) =>
      LANGUAGES.map(async (language): Promise<RulesPage> => {
        const sheets = Object.entries(await sheetsIn(id, language));
        const page = rulesPage(id, language);
        return {
          page,
          language,
          title: language === 'en' ? `${title}: rules` : `${title}: ${LANGUAGE_FACTS[language].name}`,
          headings: sheets.map(([anchor, sheet]) => ({ depth: 2, text: sheet.title, anchor })),
          files: [],
          html: [
            `<h1>${escaped(title)}</h1>`,
            languagesOf(id, page, language),
            ...sheets.map(([anchor, sheet]) => sheetOf(anchor, sheet)),
          ].join('\n'),
        };
      }),
    ),
  );

/** The rules of both games in all languages, for the first page. */
export const linksToRules = (page: string): string =>
  GAMES.map(({ id, title }) => `<h3>${title}</h3>\n${languagesOf(id, page)}`).join('\n');

const languagesOf = (game: string, page: string, own?: Language): string =>
  `<p class="languages">${LANGUAGES.map((language) => {
    const { name } = LANGUAGE_FACTS[language];
    if (language === own) return `<strong>${name}</strong>`;
    return `<a lang="${language}" href="${linkFrom(page, rulesPage(game, language))}">${name}</a>`;
  }).join(' · ')}</p>`;

const sheetOf = (anchor: string, { title, text }: Sheet): string =>
  `<h2 id="${anchor}">${escaped(title)}</h2>\n<ul>${text.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`;
