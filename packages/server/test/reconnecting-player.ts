// A player who plays on whatever happens to the server: reconnects, repeats unanswered messages under the same ids, and only
// then looks at the match. Keeps everything that was acknowledged.

import { WebSocket } from 'ws';

export interface SentCommit {
  readonly id: string;
  readonly decision: number;
  readonly step: number;
  readonly move: string;
}

interface Heard {
  readonly type: string;
  readonly id: string;
  readonly code: string;
  readonly seq: number;
  readonly seat: number;
  readonly decision: number;
  readonly legal?: readonly string[];
  readonly plan?: readonly string[];
  readonly view: { readonly own: { readonly plan: readonly string[] } };
}

export interface ReconnectingPlayer {
  /** Undefined until the match was seen. */
  readonly seat: number | undefined;
  /** What the server has acknowledged. */
  readonly acknowledged: readonly SentCommit[];
  readonly refusals: readonly string[];
  /** How often the server was temporarily unavailable. */
  readonly timesAskedToWait: number;
  /** The highest number of any message about the match. */
  readonly heardOf: number;
  readonly isDone: boolean;
  /** Milliseconds: how long it took each time from a lost connection until the match was in sight again. */
  readonly absences: readonly number[];
  readonly longestAbsence: number;
  connect(address: string): void;
  /** Connects, and again whenever the connection is lost or nobody answers. */
  stay(address: string): void;
}

/** Milliseconds: a match lasts over several seconds, so that a server that is killed is in the middle of some. */
const LONGEST_THOUGHT = 80;
/** Milliseconds after which a silent connection counts as lost. */
const PATIENCE = 2000;
const BREATH = 100;
/** Temporary refusals. */
const FOR_NOW = ['unavailable', 'draining', 'internal'];

/** `name` distinguishes the messages of several players with the same token. */
export function reconnectingPlayer(match: string, token: string, name = ''): ReconnectingPlayer {
  const acknowledged: SentCommit[] = [];
  const refusals: string[] = [];
  const unanswered = new Map<string, SentCommit>();
  let seat: number | undefined;
  let heardOf = 0;
  let isDone = false;
  let last = 0;
  let stays = false;
  let lostAt: number | undefined;
  const absences: number[] = [];
  let timesAskedToWait = 0;

  function stay(address: string): void {
    stays = true;
    connect(address);
  }

  function connect(address: string): void {
    const socket = new WebSocket(new URL('/socket', address.replace('http', 'ws')), {
      headers: { Authorization: `Bearer ${token}` },
    });
    let isWatching = false;
    const send = (message: object): void => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ match, ...message }));
    };
    /** Somebody who stays doesn't wait for ever for an answer. */
    let patience: NodeJS.Timeout | undefined;
    const expectAnswer = (): void => {
      clearTimeout(patience);
      if (stays) patience = setTimeout(() => socket.terminate(), PATIENCE);
    };
    /** A connection that says nothing for long is asked for a sign of life, and given up if there is none. */
    let silence: NodeJS.Timeout | undefined;
    const listen = (): void => {
      clearTimeout(silence);
      if (!stays) return;
      silence = setTimeout(() => {
        send({ type: 'ping', id: 'life' });
        silence = setTimeout(() => socket.terminate(), PATIENCE);
      }, PATIENCE);
    };
    const commit = (told: SentCommit): void => {
      unanswered.set(told.id, told);
      send({ type: 'commit', ...told });
      expectAnswer();
    };
    const watchOnceAnswered = (): void => {
      if (unanswered.size === 0) clearTimeout(patience);
      if (isWatching || unanswered.size > 0) return;
      isWatching = true;
      send({ type: 'watch', id: `watch ${++last}`, form: 'open' });
      expectAnswer();
    };
    const choose = ({ decision, legal = [], plan = [] }: Heard): void => {
      if (legal.length === 0) return;
      const move = legal[Math.floor(Math.random() * legal.length)] as string;
      setTimeout(() => {
        // What was only thought of when the connection was lost is forgotten.
        if (socket.readyState !== socket.OPEN) return;
        commit({ id: `${name}${++last}`, decision, step: plan.length, move });
      }, Math.random() * LONGEST_THOUGHT);
    };
    const ON: Readonly<Record<string, (message: Heard) => void>> = {
      hello: () => {
        for (const told of unanswered.values()) commit(told);
        watchOnceAnswered();
      },
      ack: ({ id }) => {
        const told = unanswered.get(id);
        if (told !== undefined) acknowledged.push(told);
        unanswered.delete(id);
        watchOnceAnswered();
      },
      refused: ({ id, code }) => {
        if (stays && FOR_NOW.includes(code)) {
          timesAskedToWait++;
          setTimeout(() => socket.terminate(), BREATH);
          return;
        }
        refusals.push(code);
        unanswered.delete(id);
        watchOnceAnswered();
      },
      view: (message) => {
        if (lostAt !== undefined) absences.push(performance.now() - lostAt);
        lostAt = undefined;
        seat = message.seat;
        // Of a decision that takes several moves, some may have been made before the connection was lost.
        choose({ ...message, plan: message.view.own.plan });
      },
      plan: choose,
      over: () => {
        isDone = true;
        socket.close();
      },
    };
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Heard;
      listen();
      heardOf = Math.max(heardOf, message.seq ?? 0);
      ON[message.type]?.(message);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(patience);
      clearTimeout(silence);
      if (!stays || isDone) return;
      lostAt ??= performance.now();
      setTimeout(connect, BREATH, address);
    });
    expectAnswer();
  }

  return {
    acknowledged,
    refusals,
    absences,
    get seat() {
      return seat;
    },
    get timesAskedToWait() {
      return timesAskedToWait;
    },
    get heardOf() {
      return heardOf;
    },
    get isDone() {
      return isDone;
    },
    get longestAbsence() {
      return Math.max(0, ...absences);
    },
    connect,
    stay,
  };
}
