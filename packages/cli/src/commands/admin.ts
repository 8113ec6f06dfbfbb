import { accept, type Refused } from '@mirabilia/kernel';
import type {
  AdminActionWish,
  AdminLog,
  AdminMatchLine,
  AdminOverview,
  AdminPersonLine,
  AdminReport,
  SanctionFacts,
} from '@mirabilia/server/administration';
import type { Command } from 'commander';
import { readNumber } from '../arguments.ts';
import { type CommandResult, type ExitReason, exitWith, failed, misused } from '../command-result.ts';
import { DATA_HELP, type StoreFlags, storeFailure, storeLocation } from '../store-location.ts';
import { print } from '../text/print.ts';
import { PUBLIC_URL, portOption } from './serve.ts';

interface Flags extends StoreFlags {
  readonly port: string;
  readonly json?: true;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Milliseconds for which one command is an administrator. */
const ONE_COMMAND = MINUTE;
const LONGEST_LINK = 24 * 60;
const LONGEST_SESSION = 24 * 30;
const LONGEST_SANCTION = 87_600;

export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('administrate a running server: reports, people, matches; needs access to its store');
  const sub = (name: string, about: string) =>
    admin
      .command(name)
      .description(about)
      .option('--data <folder>', DATA_HELP)
      .addOption(portOption('port of the server'));

  sub('link', 'print a link that makes a browser an administrator’s; it works once')
    .option('--label <name>', 'who it is for; the log names them so', 'administrator')
    .option('--minutes <n>', 'minutes in which it has to be opened', '15')
    .option('--hours <n>', 'hours for which the browser is an administrator’s', '12')
    .option('--url <address>', 'address of the server (default: MIRABILIA_PUBLIC_URL, or this machine)')
    .action(async (flags: LinkFlags) => exitWith(await makeLink(flags)));

  const list = <T>(name: string, about: string, path: () => string, show: (answer: T) => string[]) =>
    sub(name, about)
      .option('--json', 'print as JSON')
      .action(async (flags: Flags) => exitWith(await look(flags, path(), show)));
  list<AdminOverview>(
    'status',
    'how the server is doing, who may administrate it, and who is shut out',
    () => '',
    status,
  );
  list<{ log: AdminLog }>(
    'log',
    'what administrators did, the latest first',
    () => '/log?limit=1000',
    ({ log }) =>
      log.map(({ at, by, action, subject, name, detail }) =>
        columns(when(at), by, action, subject, name, detail),
      ),
  );
  sub('reports', 'what people have reported')
    .option('--closed', 'those that are dealt with')
    .option('--json', 'print as JSON')
    .action(async (flags: Flags & { readonly closed?: true }) =>
      exitWith(
        await look<{ reports: AdminReport[] }>(
          flags,
          `/reports?status=${flags.closed === true ? 'closed' : 'open'}`,
          ({ reports }) => reports.flatMap(reportLines),
        ),
      ),
    );
  sub('people', 'people whose name has this part')
    .argument('<name>', 'a part of the name, or an id')
    .option('--json', 'print as JSON')
    .action(async (text: string, flags: Flags) =>
      exitWith(
        await look<{ people: AdminPersonLine[] }>(
          flags,
          `/people?${new URLSearchParams({ text })}`,
          ({ people }) => people.map(({ id, name, createdAt }) => columns(id, name, when(createdAt))),
        ),
      ),
    );
  sub('matches', 'matches by status, or by code or player')
    .argument('[text]', 'a code, an id, or a part of a player’s name')
    .option('--status <status>', 'lobby, running or over', 'running')
    .option('--json', 'print as JSON')
    .action(async (text: string | undefined, flags: Flags & { readonly status: string }) => {
      const query = new URLSearchParams(text === undefined ? { status: flags.status } : { text });
      exitWith(
        await look<{ matches: AdminMatchLine[] }>(flags, `/matches?${query}`, ({ matches }) =>
          matches.map(({ id, code, game, status: how, updatedAt, seats }) =>
            columns(id, code, game, how, when(updatedAt), seats.flatMap(({ name }) => name ?? []).join(', ')),
          ),
        ),
      );
    });

  const act = (name: string, about: string, args: string, wish: (...given: string[]) => AdminActionWish) => {
    const command = sub(name, about);
    for (const arg of args.split(' ').filter((each) => each !== '')) command.argument(arg);
    return command.action(async (...given: unknown[]) => {
      const flags = given.at(-2) as Flags;
      const texts = given.filter((each): each is string => typeof each === 'string');
      exitWith(await carryOut(flags, wish(...texts)));
    });
  };
  act('rename', 'give somebody another name, everywhere', '<person> <name>', (person = '', name = '') => ({
    do: 'rename',
    person,
    name,
  }));
  for (const kind of ['mute', 'ban'] as const) {
    const command = sub(
      kind,
      kind === 'mute' ? 'let somebody say nothing' : 'shut somebody out, by id or address',
    )
      .argument(kind === 'mute' ? '<person>' : '<person-or-address>')
      .option('--hours <n>', 'until it ends (default: for ever)')
      .option('--reason <text>', 'why; they are told', '');
    if (kind === 'ban') command.option('--with-address', 'also the addresses from which they are connected');
    command.action(async (whom: string, flags: SanctionFlags) => exitWith(await shutOut(kind, whom, flags)));
  }
  act('lift', 'end a ban or being muted, by its id in the status', '<sanction>', (sanction = '') => ({
    do: 'lift',
    sanction,
  }));
  act('sign-out', 'make all tokens of somebody invalid', '<person>', (person = '') => ({
    do: 'sign-out',
    person,
  }));
  act('delete-person', 'delete somebody, their name and their messages', '<person>', (person = '') => ({
    do: 'delete-person',
    person,
  }));
  act('delete-match', 'delete a match', '<match>', (match = '') => ({ do: 'delete-match', match }));
  act(
    'delete-chat',
    'delete what was said in a match, by all or by one',
    '<match> [person]',
    (match = '', person) => ({
      do: 'delete-chat',
      match,
      person,
    }),
  );
  act('close-report', 'note that a report is dealt with', '<report>', (report = '') => ({
    do: 'close-report',
    report,
  }));
  act(
    'revoke',
    'take a link or a browser its access, by its id in the status',
    '<access>',
    (access = '') => ({
      do: 'revoke-access',
      access,
    }),
  );
  act('drain', 'let no new matches begin, before a restart; “off” lets them', '<on-or-off>', (on = '') => ({
    do: 'drain',
    on: on !== 'off',
  }));
  sub('announce', 'tell everybody something; an empty text takes it back')
    .argument('<text>')
    .option('--minutes <n>', 'minutes for which it is shown', '60')
    .action(async (text: string, flags: Flags & { readonly minutes: string }) => {
      const minutes = readNumber(flags.minutes, { name: '--minutes', min: 1, max: 10_080 });
      exitWith(
        minutes.ok ? await carryOut(flags, { do: 'announce', text, minutes: minutes.value }) : minutes,
      );
    });
}

interface LinkFlags extends Flags {
  readonly label: string;
  readonly minutes: string;
  readonly hours: string;
  readonly url?: string;
}

async function makeLink(flags: LinkFlags): Promise<CommandResult<void>> {
  const minutes = readNumber(flags.minutes, { name: '--minutes', min: 1, max: LONGEST_LINK });
  if (!minutes.ok) return minutes;
  const hours = readNumber(flags.hours, { name: '--hours', min: 1, max: LONGEST_SESSION });
  if (!hours.ok) return hours;
  const address = flags.url ?? PUBLIC_URL ?? `http://localhost:${flags.port}`;
  const origin = URL.parse(address)?.origin;
  if (origin === undefined)
    return misused(`--url is written like https://play.example.org, not “${address}”.`);
  const token = await secretFor(flags, {
    kind: 'link',
    label: flags.label,
    validFor: minutes.value * MINUTE,
    lasts: hours.value * HOUR,
  });
  if (!token.ok) return token;
  // In the fragment, which no server or proxy sees.
  print([`${origin}/#admin=${token.value}`]);
  print([`It works once, within ${minutes.value} minutes, and then for ${hours.value} hours.`], {
    stream: process.stderr,
  });
  return accept(undefined);
}

type NewAccess = Parameters<typeof import('@mirabilia/server/administration').makeAccess>[1];

async function secretFor(flags: Flags, access: NewAccess): Promise<CommandResult<string>> {
  const place = storeLocation(flags);
  try {
    const { accessWriter, makeAccess } = await import('@mirabilia/server/administration');
    return accept(await makeAccess({ administration: accessWriter(place) }, access, Date.now()));
  } catch (error) {
    return storeFailure(error, place);
  }
}

/** Asks the server that runs, as an administrator for a minute: it alone knows what is in its memory. */
async function ask<T>(flags: Flags, path: string, body?: object): Promise<CommandResult<T>> {
  const port = readNumber(flags.port, { name: '--port', min: 1, max: 65_535 });
  if (!port.ok) return port;
  const secret = await secretFor(flags, { kind: 'session', label: 'command line', validFor: ONE_COMMAND });
  if (!secret.ok) return secret;
  const { ADMIN_HEADER } = await import('@mirabilia/server/administration');
  const address = `http://localhost:${port.value}`;
  const headers = { [ADMIN_HEADER]: secret.value };
  try {
    const response = await fetch(`${address}/api/admin${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const answer = (await response.json()) as T & Problem;
    // Nobody shall find it in the list of those who may administrate the server.
    await fetch(`${address}/api/admin/sign-out`, { method: 'POST', headers });
    return response.ok ? accept(answer) : refused(answer);
  } catch {
    return failed(`No server answers at ${address}: start it, or name its port with --port.`);
  }
}

interface Problem {
  readonly code?: string;
  readonly sentence?: string;
  readonly facts?: { readonly where?: string };
}

function refused({ code, sentence, facts }: Problem): Refused<ExitReason> {
  if (code === 'bad-message') return misused(`“${facts?.where}” is not what is wanted there.`);
  return code === 'not-admin'
    ? failed('The server uses another store: name it with --data, or its port with --port.')
    : failed(sentence ?? 'The server can’t do it.');
}

async function look<T>(
  flags: Flags,
  path: string,
  show: (answer: T) => string[],
): Promise<CommandResult<void>> {
  const answer = await ask<T>(flags, path);
  if (!answer.ok) return answer;
  print(flags.json === true ? [JSON.stringify(answer.value)] : show(answer.value));
  return accept(undefined);
}

async function carryOut(flags: Flags, action: AdminActionWish): Promise<CommandResult<void>> {
  const answer = await ask<object>(flags, '/actions', action);
  if (!answer.ok) return answer;
  print(['Done.']);
  return accept(undefined);
}

interface SanctionFlags extends Flags {
  readonly hours?: string;
  readonly reason: string;
  readonly withAddress?: true;
}

async function shutOut(
  kind: 'mute' | 'ban',
  whom: string,
  flags: SanctionFlags,
): Promise<CommandResult<void>> {
  const read =
    flags.hours === undefined
      ? accept(null)
      : readNumber(flags.hours, { name: '--hours', min: 1, max: LONGEST_SANCTION });
  if (!read.ok) return read;
  const { reason } = flags;
  const hours = read.value;
  if (kind === 'mute') return carryOut(flags, { do: 'mute', person: whom, hours, reason });
  if (/[.:]/.test(whom)) return carryOut(flags, { do: 'ban-address', address: whom, hours, reason });
  return carryOut(flags, { do: 'ban', person: whom, hours, reason, withAddress: flags.withAddress === true });
}

const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const until = (at: number | null): string => (at === null ? 'for ever' : `until ${when(at)}`);
const columns = (...cells: readonly string[]): string => cells.filter((each) => each !== '').join('  ');

const sanctionLine = ({ id, kind, value, name, reason, expiresAt }: SanctionFacts): string =>
  columns(id, kind, value, name, until(expiresAt), reason);

function status(answer: AdminOverview): string[] {
  const { liveMatches, connections, openReports, isClosed, announcement, accesses, sanctions } = answer;
  return [
    `live matches ${liveMatches}, connections ${connections}, open reports ${openReports}`,
    `new matches: ${isClosed ? 'none begin' : 'as usual'}`,
    ...(announcement === null ? [] : [`announced: ${announcement.text} (${until(announcement.until)})`]),
    ...accesses
      .filter(({ id }) => id !== answer.you.id)
      .map(({ id, kind, label, expiresAt }) => columns(id, kind, label, until(expiresAt))),
    ...sanctions.map(sanctionLine),
  ];
}

const reportLines = (report: AdminReport): string[] => [
  columns(
    report.id,
    when(report.at),
    report.reason,
    `${report.personName} (${report.person})`,
    `match ${report.match}`,
  ),
  `  by ${report.reporterName}${report.note === '' ? '' : `: ${report.note}`}`,
  ...report.said.map(({ text }) => `  > ${text}`),
];
