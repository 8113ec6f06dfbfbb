// Hands that are shown: a lasting sign for those who only watch, where they see who else does and ask for hands; and for
// players who sees theirs.

import { andIn, type Seat } from '@mirabilia/kernel';
import { labelled, language } from '../i18n/language.ts';
import { isPhone } from '../table/layout.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, peopleWords } from '../words/index.ts';
import { Banner } from './banner.tsx';
import type { MatchLink, ShownHands } from './link.ts';
import { namesOf } from './names.ts';
import { closeWatching, isWatchingOpen, openWatching } from './watch-sign.tsx';
import css from './watching.module.css';

interface Props {
  readonly link: MatchLink;
}

interface HandsProps extends Props {
  readonly hands: ShownHands;
}

export function Watching({ link }: Props) {
  const { shownHands: hands } = link;
  const lobby = link.lobby.value;
  if (hands === undefined || lobby === undefined || !link.hasChat) return null;
  if (lobby.you.seat === null) return <Spectator link={link} hands={hands} />;
  return (
    <>
      {link.end.value === undefined && <Request hands={hands} />}
      {isWatchingOpen.value && <MyHand link={link} hands={hands} />}
    </>
  );
}

function Spectator({ link, hands }: HandsProps) {
  const { presence } = appWords.value;
  return (
    <>
      {!isPhone.value && (
        <Button class={css.sign} size="small" icon="eye" aria-haspopup="dialog" onClick={openWatching}>
          {presence.youWatch}
        </Button>
      )}
      {isWatchingOpen.value && (
        <Dialog isOpen size="small" title={presence.youWatch} onClose={closeWatching}>
          <div class={css.part}>
            <Others link={link} />
            {link.end.value === undefined && <HandsOfPlayers link={link} hands={hands} />}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The server names the reader among them. */
function Others({ link }: Props) {
  const { presence } = appWords.value;
  const { spectators, moreSpectators } = link.presence.value;
  const people = [...spectators, ...(moreSpectators === 0 ? [] : [presence.moreSpectators(moreSpectators)])];
  return (
    <p>
      {spectators.length + moreSpectators > 1
        ? labelled(presence.spectators, andIn(language.value)(people))
        : peopleWords.value.hands.alone}
    </p>
  );
}

function HandsOfPlayers({ link, hands }: HandsProps) {
  const { hands: words } = peopleWords.value;
  const { ask, trouble } = useAsking();
  const lobby = link.lobby.value;
  const wanted = hands.wanted.value;
  const want = (next: Seat | 'all' | null) => void ask(() => hands.want(next));
  if (lobby === undefined) return null;
  const names = namesOf(lobby);
  const { handsAfter } = lobby.social;
  return (
    <section class={css.part} aria-label={words.title}>
      <TroubleLine of={trouble} />
      {handsAfter !== undefined && <p class={css.soft}>{words.tableShows(handsAfter)}</p>}
      <ul class={css.hands}>
        {handsAfter !== undefined && (
          <li class={css.hand}>
            {wanted === 'all' ? (
              <span>{words.seeingAll(handsAfter)}</span>
            ) : (
              <Button size="small" icon="cards" onClick={() => want('all')}>
                {words.all(handsAfter)}
              </Button>
            )}
          </li>
        )}
        {lobby.seats.map(({ kind }, seat) => {
          if (kind !== 'human') return null;
          const name = names[seat] ?? '';
          const mine = hands.following.value.mine[seat] ?? 'no';
          return (
            <li key={seat} class={css.hand}>
              {wanted === seat && mine !== 'no' ? (
                <span>{mine === 'yes' ? words.seeing(name) : words.asked(name)}</span>
              ) : (
                <Button size="small" icon={mine === 'yes' ? 'cards' : 'eye'} onClick={() => want(seat)}>
                  {mine === 'yes' ? words.show(name) : words.ask(name)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {wanted !== null && (
        <Button size="small" look="quiet" icon="close" onClick={() => want(null)}>
          {words.stop}
        </Button>
      )}
    </section>
  );
}

/** Somebody asks a player, who goes on playing: it waits at the edge of the table. */
function Request({ hands }: Pick<HandsProps, 'hands'>) {
  const { hands: words } = peopleWords.value;
  const { ask } = useAsking();
  const [first] = hands.following.value.asking;
  if (first === undefined) return null;
  const answer = (on: boolean) => void ask(() => hands.allow(on, first.person));
  return (
    <Banner icon="eye" mood="calm">
      <span>{words.wants(first.name)}</span>
      <Button size="small" look="quiet" onClick={() => answer(false)}>
        {words.decline}
      </Button>
      <Button size="small" onClick={() => answer(true)}>
        {words.allow}
      </Button>
    </Banner>
  );
}

function MyHand({ link, hands }: HandsProps) {
  const { hands: words } = peopleWords.value;
  const { ask, trouble } = useAsking();
  const { you, social } = link.lobby.value ?? {};
  const { open, allowed } = hands.following.value;
  const allow = (on: boolean, person?: number) => void ask(() => hands.allow(on, person));
  return (
    <Dialog isOpen size="small" title={words.mine} onClose={closeWatching}>
      <div class={css.part}>
        <TroubleLine of={trouble} />
        {social?.handsAfter !== undefined && <p>{words.tableShows(social.handsAfter)}</p>}
        <Toggle
          label={words.toAll}
          hint={words.toAllHint}
          isOn={open[you?.seat ?? -1] === true}
          onChange={(on) => allow(on)}
        />
        {allowed.length > 0 && (
          <section class={css.part} aria-label={words.seenBy}>
            <p class={css.soft}>{words.seenBy}</p>
            <ul class={css.hands}>
              {allowed.map(({ person, name }) => (
                <li key={person} class={css.hand}>
                  <b>{name}</b>
                  <Button size="small" look="quiet" icon="close" onClick={() => allow(false, person)}>
                    {words.takeBack}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
