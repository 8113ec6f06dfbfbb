// The words that every table needs, whatever is played on it. A game's own words hold them too.

export interface Words {
  readonly list: (items: readonly string[]) => string;
  readonly time: (seconds: number) => string;
  readonly timeLeft: (time: string) => string;
  /** When the decision's own time is over. */
  readonly reserveLeft: (time: string) => string;
  readonly andReserve: (time: string) => string;
  readonly ranOut: string;
  /** Before the first view has come. */
  readonly coming: string;
  readonly over: string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly yourTurn: string;
  readonly allWait: string;

  readonly menu: string;
  readonly log: string;
  readonly chat: string;
  readonly rules: string;
  readonly settings: string;
  readonly everybody: string;
  readonly shortcuts: string;

  readonly you: string;
  readonly player: string;
  readonly thinking: string;
  readonly botKeeps: string;
  readonly lastTurn: string;
  readonly drawer: string;
  readonly dealSealed: string;
  /** On the button that was pressed once, for those who wish to be asked. */
  readonly sure: (use: string) => string;
  readonly refused: string;
  /** A match that is looked at again, what was chosen then, and what could have been. */
  readonly replay: string;
  readonly chosen: string;
  readonly choices: string;
  /** Who says what he thinks of each move; `chance` in per cent. */
  readonly coach: string;
  readonly coachHint: string;
  readonly coachThinks: string;
  readonly coachAbsent: string;
  readonly coachChoice: string;
  /** A number of per cent, with its sign. */
  readonly percent: (count: number) => string;
  readonly chance: (win: number, margin: number, points: number) => string;
  /** What he says of a whole match. */
  readonly course: string;
  readonly courseHint: string;
  readonly courseGo: string;
  readonly courseOf: (at: number, of: number) => string;
  readonly courseLost: (chosen: number, best: number) => string;
  readonly courseWell: string;
}

/** Minutes and seconds; hours and days where there is more. */
export function clockTime(seconds: number, units: { readonly hours: string; readonly days: string }): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${units.days}`;
  if (hours >= 1) return `${hours} ${units.hours}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
