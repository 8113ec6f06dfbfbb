import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { type CommandResult, exitWith, misused } from '../command-result.ts';
import { readSettingsHere, SETTINGS_HELP, type SettingsFlags } from '../server-settings.ts';
import { DATA_HELP } from '../store-location.ts';
import { print } from '../text/print.ts';

interface Flags extends SettingsFlags {
  readonly print: boolean;
  readonly schema: boolean;
}

export function addSettings(program: Command): void {
  program
    .command('settings')
    .description('check the settings file of a server')
    .option('--data <folder>', DATA_HELP)
    .option('--settings <file>', SETTINGS_HELP)
    .option('--print', 'print the settings as JSON, without the password', false)
    .option('--schema', 'print the JSON Schema of settings files, for editors', false)
    .action(async (flags: Flags) => exitWith(await settingsHere(flags)));
}

const HIDDEN = '(hidden)';

async function settingsHere(flags: Flags): Promise<CommandResult<void>> {
  const { readLimits, SETTINGS_FILE, settingsJsonSchema } = await import('@mirabilia/server');
  if (flags.schema) {
    print(linesOf(settingsJsonSchema()));
    return accept(undefined);
  }
  const read = await readSettingsHere(flags);
  if (!read.ok) return read;
  const { file, settings, instance } = read.value;
  const { preset = 'usual', ...single } = settings.limits ?? {};
  const limits = readLimits({
    preset: String(preset),
    changes: Object.entries(single).map(([name, value]) => `${name}=${value}`),
  });
  if (!limits.ok) return misused(`“limits”: ${limits.refusal.facts?.sentence}`);
  if (flags.print) {
    const { $schema: _, ...shown } = settings;
    print(linesOf({ ...shown, ...(instance.password !== undefined && { password: HIDDEN }) }));
  } else if (file === undefined) print([`There is no ${SETTINGS_FILE}: everything is as usual.`]);
  else print([`The settings file ${file} is fine.`]);
  return accept(undefined);
}

const linesOf = (json: object): string[] => JSON.stringify(json, null, 2).split('\n');
