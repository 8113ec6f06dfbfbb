import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();
mkdirSync(join(place.path, 'directory'));
place.write('empty.jsonl', '');
place.write('file', 'not a record\n');
place.write('null.jsonl', 'null\n');

const MISUSED = 2;
const FAILED = 1;

const play = (...flags: string[]) => ['simulate', 'seven-wonders', '--games', '2', '--seed', 's', ...flags];
const compare = (...flags: string[]) => ['arena', 'seven-wonders', '--games', '2', '--seed', 's', ...flags];

const CASES: readonly (readonly [name: string, args: readonly string[], exit: number, said: RegExp])[] = [
  ['an unknown command', ['fly'], MISUSED, /unknown command/i],
  ['an unknown flag', play('--speed', '3'), MISUSED, /unknown option “--speed”/i],
  ['two forms at once', play('--json', '--csv'), MISUSED, /“--csv” cannot be used with option “--json”/],
  [
    'records and report in one pipe',
    compare('--bots', 'easy', '--out', '-', '--report', '-'),
    MISUSED,
    /can’t both go/,
  ],
  ['a flag without its value', play('--bots'), MISUSED, /--bots/],
  ['no game', ['simulate'], MISUSED, /missing required argument “game”/i],
  ['an unknown game', ['simulate', 'chess'], MISUSED, /no game “chess”/],
  ['an unknown game to watch', ['demo', 'chess'], MISUSED, /no game “chess”/],
  ['data of an unknown game', ['data', 'chess'], MISUSED, /no game “chess”/],
  ['one player', play('--players', '1'), MISUSED, /2 to 7, not “1”/],
  ['eight players', play('--players', '8'), MISUSED, /2 to 7, not “8”/],
  ['eight players to watch', ['demo', '--players', '8'], MISUSED, /2 to 7, not “8”/],
  ['a negative number', play('--games', '-1'), MISUSED, /--games .* not “-1”/],
  ['half a match', play('--games', '1.5'), MISUSED, /--games .* not “1.5”/],
  ['no match', play('--games', '0'), MISUSED, /--games .* not “0”/],
  ['a word for a number', play('--workers', 'many'), MISUSED, /--workers .* not “many”/],
  ['too few bots', play('--players', '3', '--bots', 'random,random'), MISUSED, /need 3 bots.* 2 are named/],
  ['an unknown bot', play('--bots', 'genius'), MISUSED, /no bot “genius”/],
  ['a program without a command', play('--bots', 'exec:'), MISUSED, /names no command/],
  ['a time that is none', play('--move-time', 'soon'), MISUSED, /--move-time .* not “soon”/],
  ['a server’s bot without a command', ['serve', '--bot', 'zoe'], MISUSED, /name=command, not “zoe”/],
  ['a server’s bot with a name of ours', ['serve', '--bot', 'hard=a'], MISUSED, /a bot “hard” already/],
  ['a server’s bot with a strange name', ['serve', '--bot', 'Zoë=a'], MISUSED, /letters from a to z/],
  ['a server’s bot that isn’t there', ['serve', '--bot', 'zoe=./none'], FAILED, /“zoe” is of no use/],
  ['an unknown side', play('--sides', 'C'), MISUSED, /sides has to be/],
  ['an option that the game lacks', play('--option', 'dice=6'), MISUSED, /no option “dice”/],
  ['an option without a value', play('--option', 'sides'), MISUSED, /key=value/],
  ['a place that doesn’t exist', play('--out', 'nowhere/a.jsonl'), FAILED, /Can’t write .*no such/],
  ['a directory to write to', play('--out', 'directory'), FAILED, /Can’t write .*not a file/],
  ['a path through a file', play('--out', 'file/a.jsonl'), FAILED, /Can’t write/],
  ['a device to write to', play('--out', '/dev/null'), FAILED, /Can’t write .*not a file/],
  ['an arena without bots', ['arena', 'seven-wonders'], MISUSED, /--bots/],
  ['a bot that is unknown in the arena', compare('--bots', 'genius'), MISUSED, /no bot “genius”/],
  ['more bots than seats', compare('--players', '2', '--bots', 'easy,easy,random'), MISUSED, /no seat for 3/],
  [
    'a bot of another game',
    ['arena', 'architects', '--bots', 'rules-2014'],
    MISUSED,
    /doesn’t play architects/,
  ],
  ['no deal', compare('--bots', 'easy', '--deals', '0'), MISUSED, /--deals .* not “0”/],
  ['a series in a directory', compare('--bots', 'easy', '--out', 'directory'), FAILED, /not a file/],
  ['a series nowhere', compare('--bots', 'easy', '--out', 'nowhere/a.jsonl'), FAILED, /no such/],
  [
    'a report of another kind',
    compare('--bots', 'easy', '--report', 'a.pdf'),
    MISUSED,
    /ends in .html or .svg/,
  ],
  [
    'a report nowhere',
    compare('--bots', 'easy', '--report', 'nowhere/a.svg'),
    FAILED,
    /Can’t write .*no such/,
  ],
  ['statistics of nothing', ['stats', 'empty.jsonl'], FAILED, /holds no record/],
  ['statistics of a text', ['stats', 'file'], FAILED, /line 1 is not JSON/],
  ['statistics of no player', ['stats', 'file', '--players', '0'], MISUSED, /--players .* not “0”/],
  ['no file to check', ['check'], MISUSED, /missing required argument “file”/i],
  ['a file that doesn’t exist', ['check', 'nowhere.jsonl'], FAILED, /Can’t read .*no such/],
  ['a directory to check', ['check', 'directory'], FAILED, /it is a directory/],
  ['an empty file', ['check', 'empty.jsonl'], FAILED, /holds no record/],
  ['a text', ['check', 'file'], FAILED, /line 1 is not JSON/],
  ['JSON that is no record', ['check', 'null.jsonl'], FAILED, /not a record/],
  ['nothing to replay', ['replay', 'empty.jsonl'], FAILED, /holds no record/],
  ['a text to replay', ['replay', 'file'], FAILED, /line 1 is not JSON/],
  ['a directory to replay', ['replay', 'directory'], FAILED, /it is a directory/],
  ['a negative seat', ['replay', 'file', '--seat', '-1'], MISUSED, /--seat .* not “-1”/],
  ['a port that is none', ['serve', '--port', 'http'], MISUSED, /--port .* not “http”/],
  ['a port beyond', ['serve', '--port', '65536'], MISUSED, /0 to 65535, not “65536”/],
  ['limits that are none', ['serve', '--limits', 'cinema'], MISUSED, /usual and school, not “cinema”/],
  ['a limit that is none', ['serve', '--limit', 'guest=4/60'], MISUSED, /no limit “guest”; the limits are/],
  ['a limit without seconds', ['serve', '--limit', 'guests=4'], MISUSED, /like guests=40\/600 or guests=off/],
  ['a strange number of proxies', ['serve', '--proxies', '-1'], MISUSED, /--proxies .* not “-1”/],
  [
    'a public address with a path',
    ['serve', '--public-url', 'https://a.example/b'],
    MISUSED,
    /--public-url is written like/,
  ],
  ['a public address without a scheme', ['serve', '--public-url', 'a.example'], MISUSED, /not “a.example”/],
  ['an origin with a path', ['serve', '--origin', 'https://a.example/b'], MISUSED, /origin is written like/],
  ['record zero', ['replay', 'file', '--record', '0'], MISUSED, /--record .* not “0”/],
];

const before = place.files();

test.for(CASES)('%s is answered by one sentence', async ([, args, exit, said]) => {
  const { exit: code, err } = await place.run(...args);
  expect(err).toMatch(said);
  expect(err.split('\n')).toHaveLength(2);
  expect(err).not.toMatch(/\n {4}at /);
  expect(code).toBe(exit);
  expect(place.files()).toEqual(before);
});
