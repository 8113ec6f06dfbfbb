// Reads the settings file of a server. A file that is wrong anywhere is refused as a whole, with the field and the reason.

import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { accept, type Result, refuse } from '@mirabilia/kernel';
import type { z } from 'zod';
import type { Logo } from './instance.ts';
import { type SettingsFile, settingsSchema } from './settings-schema.ts';

/** The file that is read without being named, in the data folder. */
export const SETTINGS_FILE = 'mirabilia.json';

export interface ReadSettings {
  /** The file that was read; undefined if there is none. */
  readonly file: string | undefined;
  readonly settings: SettingsFile;
  readonly logo: Logo | undefined;
}

const NOTHING_SET: ReadSettings = { file: undefined, settings: {}, logo: undefined };

/** Of a picture: it is sent to everyone who comes. */
const LARGEST_LOGO = 512 << 10;

const PICTURES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

interface Place {
  /** A file that is named has to be there. */
  readonly named: string | undefined;
  readonly folder: string;
}

/** A refusal has a `sentence` for the operator. */
export function readSettings({ named, folder }: Place): Result<ReadSettings, 'bad-settings'> {
  const file = resolve(named ?? join(folder, SETTINGS_FILE));
  if (named === undefined && statSync(file, { throwIfNoEntry: false }) === undefined)
    return accept(NOTHING_SET);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return bad(`The settings file ${file} can’t be read: ${(error as Error).message}.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return bad(`The settings file ${file} is no JSON: ${(error as Error).message}.`);
  }
  const read = settingsSchema.safeParse(json);
  if (!read.success) return bad(`The settings file ${file} is wrong. ${problemsIn(read.error)}`);
  const logo = read.data.logo === undefined ? accept(undefined) : readLogo(dirname(file), read.data.logo);
  return logo.ok ? accept({ file, settings: read.data, logo: logo.value }) : logo;
}

/** Each with its field. */
const problemsIn = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, message }) => {
      const says = message.replace(/^Invalid input: /, '').replaceAll(/"([^"]*)"/g, '“$1”');
      return path.length === 0 ? `${says}.` : `“${path.join('.')}”: ${says}.`;
    })
    .join(' ');

function readLogo(folder: string, name: string): Result<Logo, 'bad-settings'> {
  const file = resolve(folder, name);
  const type = PICTURES[extname(file).toLowerCase()];
  if (type === undefined)
    return bad(`“logo” has to be a file of ${Object.keys(PICTURES).join(', ')}, not ${file}.`);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || !found.isFile()) return bad(`“logo”: there is no file ${file}.`);
  if (found.size > LARGEST_LOGO) return bad(`“logo”: ${file} is larger than ${LARGEST_LOGO >> 10} KB.`);
  try {
    return accept({
      type,
      bytes: readFileSync(file),
      tag: `${found.size.toString(36)}-${Math.round(found.mtimeMs)}`,
    });
  } catch (error) {
    return bad(`“logo”: ${file} can’t be read: ${(error as Error).message}.`);
  }
}

const bad = (sentence: string) => refuse('bad-settings', { sentence });
