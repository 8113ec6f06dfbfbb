// A match looked at again: its record is fetched or opened, checked, and shown on the game's own table.

import type { Refusal, Seat } from '@mirabilia/kernel';
import { effect, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { asGuest } from '../app/guest.ts';
import { go, type RecordSource, type ReplayLook, replayPath, soloPath } from '../app/routes.ts';
import { coachOf } from '../coach/coach.ts';
import { SceneOf } from '../match/scenes.tsx';
import { api } from '../net/api.ts';
import type { Failure } from '../net/http.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { appWords, coachWords, tableWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import { Bar } from './bar.tsx';
import { branchOf } from './branch.ts';
import { Fault } from './fault.tsx';
import type { Film } from './film.ts';
import { useReplayKeys } from './keys.ts';
import { OpenFile } from './open-file.tsx';
import { openRecord } from './open-record.ts';
import { projectorOf } from './projector.ts';
import { ReplayMatch } from './replay-match.ts';
import css from './screen.module.css';
import { type Found, findRecord, forgetFile, keepFile } from './sources.ts';

export const ready = () => Promise.all([tableWords.ready(), coachWords.ready()]);

interface Props {
  readonly source: RecordSource;
  readonly look: ReplayLook;
}

type Showing =
  | { readonly kind: 'waiting' | 'choosing' }
  | { readonly kind: 'trouble'; readonly why: Failure }
  /** `film`: as far as it holds. */
  | { readonly kind: 'fault'; readonly fault: Refusal; readonly film: Film | undefined }
  | { readonly kind: 'film'; readonly link: ReplayMatch };

type Known = Omit<Found, 'record'>;
const NOTHING_KNOWN: Known = { seal: null, seat: null, comments: [] };

export default function ReplayScreen({ source, look }: Props) {
  const showing = useSignal<Showing>({ kind: 'waiting' });
  const attempt = useSignal(0);

  const begin = (film: Film, { seal, seat, comments }: Known, asked: ReplayLook): void => {
    const link = new ReplayMatch(film, seal);
    link.comments.value = comments;
    link.look(asked.eyes ?? seat ?? 'all');
    link.show(asked.at ?? 0);
    link.isReviewWanted = asked.isReview === true;
    coachOf(link).isOn.value = link.isReviewWanted;
    showing.value = { kind: 'film', link };
  };
  const open = async (record: unknown, known: Known, asked: ReplayLook): Promise<void> => {
    const { film, fault } = await openRecord(record);
    if (fault !== undefined) showing.value = { kind: 'fault', fault, film };
    else if (film !== undefined) begin(film, known, asked);
  };

  useEffect(() => {
    let isGone = false;
    showing.value = { kind: 'waiting' };
    void findRecord(source)
      .then((found) => {
        if (isGone) return undefined;
        if (found === undefined) showing.value = { kind: 'choosing' };
        else if (!found.ok) showing.value = { kind: 'trouble', why: found.refusal };
        else if ('code' in found.value)
          showing.value = { kind: 'fault', fault: found.value, film: undefined };
        else return open(found.value.record, found.value, look);
        return undefined;
      })
      // A part of the page that couldn't be fetched.
      .catch(() => {
        showing.value = { kind: 'trouble', why: { code: 'unreachable' } };
      });
    return () => {
      isGone = true;
    };
  }, [attempt.value]);

  const shown = showing.value;
  const choose = () => {
    forgetFile();
    if (source.kind === 'file') showing.value = { kind: 'choosing' };
    else go(replayPath({ kind: 'file' }));
  };
  switch (shown.kind) {
    case 'waiting':
      return <Waiting hasFailed={false} />;
    case 'choosing':
      return (
        <OpenFile
          onRecord={(record) => {
            keepFile(record);
            void open(record, NOTHING_KNOWN, { at: undefined, eyes: undefined });
          }}
          onFault={(fault) => {
            showing.value = { kind: 'fault', fault, film: undefined };
          }}
        />
      );
    case 'trouble':
      return <NotFetched why={shown.why} again={() => attempt.value++} />;
    case 'fault': {
      const { fault, film } = shown;
      const canBeSeen = film !== undefined && film.stills.length > 1;
      return (
        <Fault
          fault={fault}
          onWatch={canBeSeen ? () => begin(film, NOTHING_KNOWN, look) : undefined}
          onAnother={choose}
        />
      );
    }
    case 'film':
      return <Watched link={shown.link} source={source} look={look} />;
  }
}

function NotFetched({ why, again }: { readonly why: Failure; readonly again: () => void }) {
  const words = appWords.value;
  return (
    <Notice title={why.code === 'unreachable' ? words.link.unreachable : words.failed}>
      <p>{troubleText(why)}</p>
      <Button look="primary" icon="refresh" onClick={again}>
        {words.retry}
      </Button>
      <ButtonLink icon="home" href="/">
        {words.home}
      </ButtonLink>
    </Notice>
  );
}

/** Browsers refuse to have the address changed all the time. */
const ADDRESS_AFTER = 250;

function Watched({ link, source, look }: Props & { readonly link: ReplayMatch }) {
  const projector = useMemo(() => projectorOf(link), [link]);
  useReplayKeys(link, projector);
  useEffect(() => projector.stop, [projector]);

  // An address with another moment in it, such as a link that was followed from here.
  useEffect(() => {
    if (look.eyes !== undefined) link.look(look.eyes);
    if (look.at !== undefined) link.show(look.at);
  }, [look]);

  const address = () => replayPath(source, { at: link.at.peek(), eyes: link.eyes.peek() });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      link.at.value;
      link.eyes.value;
      clearTimeout(timer);
      timer = setTimeout(() => history.replaceState(null, '', address()), ADDRESS_AFTER);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [link]);

  const { bar: words } = tableWords.value.replay;
  const linkToCopy = useSignal<string | undefined>(undefined);
  const copyLink = async (asked: Partial<ReplayLook> = {}): Promise<void> => {
    const shared = source.kind === 'file' || source.kind === 'solo' ? await keptOnServer(link) : source;
    if (shared === undefined) return;
    const path = replayPath(shared, { at: link.at.peek(), eyes: link.eyes.peek(), ...asked });
    const { href } = new URL(path, location.href);
    try {
      await navigator.clipboard.writeText(href);
      toast(words.linkCopied, 'good');
    } catch {
      // The clipboard is closed to pages without HTTPS: then the link is shown.
      linkToCopy.value = href;
    }
  };

  link.copyReview = (seat) => void copyLink({ at: undefined, eyes: seat, isReview: true });
  link.playOn = (at, seat) => void playOn(link, at, seat);

  return (
    <div class={css.screen}>
      <SceneOf game={link.film.game} link={link} />
      <Bar
        link={link}
        projector={projector}
        onCopyLink={() => void copyLink()}
        onPlayOn={() => link.playOn(link.at.peek(), seatFor(link))}
      />
      <Dialog
        isOpen={linkToCopy.value !== undefined}
        title={words.copyLink}
        onClose={() => {
          linkToCopy.value = undefined;
        }}
      >
        <CopyLink label={words.moment} link={linkToCopy.value ?? ''} />
      </Dialog>
    </div>
  );
}

/** A file is in this browser alone: others can follow a link when the server keeps it. */
async function keptOnServer(link: ReplayMatch): Promise<RecordSource | undefined> {
  const kept = await asGuest(() => api.keepRecord(link.film.record));
  if (kept.ok) return { kind: 'kept', id: kept.value.id };
  toast(troubleText(kept.refusal), 'bad');
  return undefined;
}

/** Whose seat is taken over: that of the view, or with all hands open of whoever decides. */
function seatFor(link: ReplayMatch): Seat {
  const eyes = link.eyes.peek();
  if (eyes !== 'all') return eyes;
  return Math.max(
    0,
    link.still.peek().owed.findIndex((moves) => moves > 0),
  );
}

/** The match that is looked at stays as it is. */
async function playOn(link: ReplayMatch, at: number, seat: Seat): Promise<void> {
  const prefix = branchOf(link.film, at, seat);
  if (prefix === undefined) {
    toast(coachWords.value.noSeed, 'bad');
    return;
  }
  const [{ startSoloMatchFrom }, { noteBranch }] = await Promise.all([
    import('../solo/local-matches.ts'),
    import('../solo/branches.ts'),
  ]);
  const begun = await startSoloMatchFrom(prefix);
  if (!begun.ok) {
    toast(troubleText(begun.refusal), 'bad');
    return;
  }
  noteBranch(begun.value.id, link.film.stills[at]?.caption() ?? '');
  go(soloPath(begun.value.id));
}
