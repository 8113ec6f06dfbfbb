import css from '../../../table/log.module.css';
import { SeatEmblem } from '../../../table/seat-emblem.tsx';
import type { Who } from '../../../table/who.ts';
import { sevenWondersWords } from '../../../words/index.ts';
import { Coin, ColourBadge, colourOf, Shield, Stage as StageMark } from '../art/index.ts';
import { roman } from '../roman.ts';
import type { OwnModel } from '../state.ts';
import { historyOf } from './history.ts';
import { actDetails, actSentence, battleSentence, battleShields, whoIn } from './log-text.ts';
import { presentationOf } from './presentation.ts';
import type { Act, AgeTold, TurnTold } from './told.ts';

type Naming = (city: number) => Who;

/** Everything that happened, newest first. */
export function Log({ model }: { readonly model: OwnModel }) {
  const { shown } = presentationOf(model);
  const table = shown.table.value;
  const { log, age: ageWord } = sevenWondersWords.value.story;
  if (table === undefined) return null;
  const history = historyOf(table).filter(({ turns }) => turns.length > 0);
  const who = whoIn(model);
  if (history.length === 0) return <p class={css.empty}>{log.empty}</p>;
  return (
    <div class={css.log}>
      {history.toReversed().map((told) => (
        <section key={told.age}>
          <h2 class={css.age}>{ageWord(roman(told.age))}</h2>
          <End told={told} who={who} />
          {told.turns.toReversed().map((turn) => (
            <Turn
              key={turn.turn}
              turn={turn}
              who={who}
              players={table.players}
              cities={table.cities.length}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

function End({ told, who }: { readonly told: AgeTold; readonly who: Naming }) {
  if (told.leftovers === undefined) return null;
  return (
    <ul class={css.list}>
      {told.battles.toReversed().map((battle) => (
        <li key={battle.cities[0]} class={css.battle}>
          <span class={css.mark} aria-hidden="true">
            <Shield />
          </span>
          <span>
            {battleSentence(battle, who)} <b>{battleShields(battle)}</b>
          </span>
        </li>
      ))}
      <li class={css.aside}>{sevenWondersWords.value.story.log.leftovers(told.leftovers)}</li>
    </ul>
  );
}

function Turn({
  turn,
  who,
  players,
  cities,
}: {
  readonly turn: TurnTold;
  readonly who: Naming;
  readonly players: number;
  readonly cities: number;
}) {
  return (
    <>
      <h3 class={css.turn}>{sevenWondersWords.value.story.log.turn(turn.turn)}</h3>
      <ul class={css.list}>
        {turn.acts.map((act, at) => {
          const details = actDetails(act, who, cities);
          return (
            <li key={`${act.city}-${at}`} data-you={who(act.city).isYou ? '' : undefined}>
              <ActMark act={act} />
              {act.city < players && <SeatEmblem seat={act.city} />}
              <span>
                {actSentence(act, who)}
                {details.length > 0 && <span class={css.details}> {details.join(', ')}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The colour of what was built, a stage, or a coin; the sentence says it in words. */
function ActMark({ act }: { readonly act: Act }) {
  return (
    <span class={css.mark} aria-hidden="true">
      {act.kind === 'built' ? (
        <ColourBadge colour={colourOf(act.card)} />
      ) : act.kind === 'buried' ? (
        <StageMark built />
      ) : (
        <Coin />
      )}
    </span>
  );
}
