// The settings file of a server, as the operator's commands find it.

import { accept } from '@mirabilia/kernel';
import type { Instance, ReadSettings } from '@mirabilia/server';
import { type CommandResult, misused } from './command-result.ts';
import { dataFolder, type StoreFlags } from './store-location.ts';

export interface SettingsFlags extends StoreFlags {
  readonly settings?: string;
}

export const SETTINGS_HELP =
  'settings file (default: MIRABILIA_SETTINGS, or mirabilia.json in the data folder if it is there)';

export interface ServerSettings extends ReadSettings {
  readonly instance: Instance;
}

/** The environment's password counts more than the file's: a container has its secrets there. */
export async function readSettingsHere(flags: SettingsFlags): Promise<CommandResult<ServerSettings>> {
  const { readSettings, settingsSchema, USUAL_INSTANCE } = await import('@mirabilia/server');
  const named = flags.settings ?? (process.env.MIRABILIA_SETTINGS || undefined);
  const read = readSettings({ named, folder: dataFolder(flags) });
  if (!read.ok) return misused(String(read.refusal.facts?.sentence));
  const { settings, logo } = read.value;
  const password = process.env.MIRABILIA_PASSWORD || settings.password;
  if (!settingsSchema.shape.password.safeParse(password).success)
    return misused('MIRABILIA_PASSWORD has to have 8 characters or more.');
  const { name, welcome, accent, games = USUAL_INSTANCE.games } = settings;
  return accept({ ...read.value, instance: { name, welcome, accent, logo, password, games } });
}
