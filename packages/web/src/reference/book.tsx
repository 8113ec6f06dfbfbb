// The reference of a game, on a page of its own or beside a table: its parts, and what is found in them.

import type { ComponentChildren, ComponentType } from 'preact';
import { tableWords } from '../words/index.ts';
import { Frame } from './frame.tsx';
import css from './lists.module.css';
import { useNavigator } from './navigator.ts';
import type { Part } from './page.ts';
import { PageLink } from './page-link.tsx';
import { found, type SearchEntry } from './search.ts';

type OwnPart = Exclude<Part, 'guide'>;

/** What can be looked up of a kind, and how what is found is shown. */
interface Findable {
  readonly part: OwnPart;
  readonly entries: readonly SearchEntry[];
  readonly show: (ids: readonly string[]) => ComponentChildren;
  /** It brings headings of its own. */
  readonly isTitled?: boolean;
}

interface Book {
  readonly Guide: ComponentType;
  /** By part of the reference; those that the game doesn't have are left out. */
  readonly parts: Partial<Record<OwnPart, ComponentType<{ readonly item: string | undefined }>>>;
  readonly sheets: () => readonly SearchEntry[];
  /** In the order in which they are shown. */
  readonly findable: () => readonly Findable[];
}

export function referenceBook({ Guide, parts, sheets, findable }: Book): ComponentType {
  return function ReferenceBook() {
    const { page, query } = useNavigator();
    const { part, item } = page.value;
    const wanted = query.value.trim();
    if (wanted !== '') {
      return (
        <Frame>
          <Found query={wanted} sheets={sheets()} findable={findable()} />
        </Frame>
      );
    }
    const Shown = part === 'guide' ? undefined : parts[part];
    return <Frame>{Shown === undefined ? <Guide /> : <Shown item={item} />}</Frame>;
  };
}

interface FoundProps {
  readonly query: string;
  readonly sheets: readonly SearchEntry[];
  readonly findable: readonly Findable[];
}

function Found({ query, sheets, findable }: FoundProps) {
  const { reference: words } = tableWords.value;
  const groups = findable
    .map((each) => ({ ...each, ids: found(each.entries, query).map(({ page }) => page.item as string) }))
    .filter(({ ids }) => ids.length > 0);
  const pages = found(sheets, query);
  if (groups.length + pages.length === 0) return <p role="status">{words.nothing(query)}</p>;
  return (
    <div class={css.wall}>
      {groups.map(({ part, ids, show, isTitled = false }) =>
        isTitled ? (
          show(ids)
        ) : (
          <Group key={part} title={words.parts[part]}>
            {show(ids)}
          </Group>
        ),
      )}
      {pages.length > 0 && (
        <Group title={words.parts.guide}>
          <ul class={css.links}>
            {pages.map(({ page, title }) => (
              <li key={page.item}>
                <PageLink page={page}>{title}</PageLink>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </div>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class={css.group}>
    <h2 class={css.groupTitle}>{title}</h2>
    {children}
  </section>
);
