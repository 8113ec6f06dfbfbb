// The fields for a game's options, which the list of games names.

import { useEffect } from 'preact/hooks';
import type { GameListing, OptionKey, OptionValue } from '../games/index.ts';
import { Select } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { appWords } from '../words/index.ts';
import css from './new-table.module.css';
import { PlayersAdvice } from './players-advice.tsx';
import { chosen, completed, type Terms, withWonder } from './terms.ts';
import { useWonders } from './use-wonders.ts';

interface Props {
  readonly game: GameListing;
  readonly terms: Terms;
  readonly change: (more: Partial<Terms>) => void;
}

function Option<K extends OptionKey>({ game, terms, change, of: key }: Props & { readonly of: K }) {
  const { options, choices } = appWords.value.table;
  const all = game.options[key] as readonly OptionValue<K>[];
  // Chosen wonders wouldn't be fair.
  const offered = terms.isRated && key === 'wonders' ? all.filter((each) => each === 'random') : all;
  const value = chosen(terms.options, key);
  return (
    <Segmented
      label={options[key]}
      value={value}
      hint={choices[key][value].hint}
      options={offered.map((each) => ({ value: each, label: choices[key][each].label }))}
      onChange={(choice) => change({ options: { ...terms.options, [key]: choice } })}
    />
  );
}

export function Players({ game: { id, players }, terms, change }: Props) {
  const { min, max } = players;
  return (
    <>
      <Segmented
        label={appWords.value.players}
        value={terms.players}
        options={Array.from({ length: max - min + 1 }, (_, i) => ({
          value: min + i,
          label: String(min + i),
        }))}
        onChange={(chosen) => change({ players: chosen })}
      />
      <PlayersAdvice game={id} players={terms.players} />
    </>
  );
}

export function GameOptions(props: Props) {
  const { game, terms } = props;
  return (
    <>
      {(Object.keys(game.options) as OptionKey[]).map((key) => (
        <div key={key}>
          <Option {...props} of={key} />
          {key === 'wonders' && chosen(terms.options, key) === 'chosen' && (
            <ChosenWonders key={game.id} {...props} />
          )}
        </div>
      ))}
    </>
  );
}

function ChosenWonders({ game, terms, change }: Props) {
  const words = appWords.value;
  const list = useWonders(game);
  const cities = game.citiesFor(terms.players);
  const loaded = list.value === 'failed' ? undefined : list.value;
  const all = loaded?.entries() ?? [];
  const ids = all.map(([id]) => id);
  const wonders = completed(terms.wonders, ids, cities);
  const isIncomplete = loaded !== undefined && String(wonders) !== String(terms.wonders);
  useEffect(() => {
    if (isIncomplete) change({ wonders });
  });
  if (loaded === undefined) return <Waiting hasFailed={list.value === 'failed'} />;
  return (
    <div class={css.wonders}>
      {wonders.map((wonder, city) => (
        <Select
          key={wonder}
          label={city < terms.players ? words.table.wonderOf(city + 1) : words.table.wonderOfFreeCity}
          value={wonder}
          options={all.map(([id, name]) => ({ value: id, label: name }))}
          onChange={(next) => change({ wonders: withWonder(wonders, city, next) })}
        />
      ))}
    </div>
  );
}
