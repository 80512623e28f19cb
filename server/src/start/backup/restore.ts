import 'reflect-metadata';

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { type Config } from '../../platform/config/config.js';
import { environment, loadEnvironmentFile } from '../../platform/config/environment.js';
import { readConfig } from '../../platform/config/read-config.js';
import { ErasedSubjects } from '../../platform/event-log/privacy/erased-subjects.js';
import { claimFolder } from '../folder-claim.js';
import { Destination } from './destination.js';
import {
  isErasureListComplete,
  readLists,
  mergedErasures,
  subjectsToErase,
  type Lists,
} from './erasure-lists.js';
import { check, load } from './load.js';
import { fingerprintOf, mediaFolder, readManifest, type Manifest } from './manifest.js';
import { copyMedia } from './media.js';
import { atTheTerminal, BackupRefused } from './refusals.js';

/*
 * `npm run restore -- <folder> [--replace] [--erased <list> | --none-erased]`: restores a backup
 * into DATA_DIR and the configured database, and repeats later erasures.
 */

interface RestoreOptions {
  readonly backup: string;
  readonly mayReplace: boolean;
  readonly erased: string | undefined;
  readonly noneErased: boolean;
}

await atTheTerminal(async () => {
  loadEnvironmentFile();
  const config = readConfig(environment());
  mkdirSync(config.DATA_DIR, { recursive: true });
  const claim = claimFolder(config.DATA_DIR, { address: 'npm run restore', port: 0 });
  if ('holder' in claim) {
    const { pid, address } = claim.holder;
    throw new BackupRefused(
      `${config.DATA_DIR} is in use by process ${pid}, ${address}. Stop it first.`,
    );
  }
  try {
    return await restore(config, optionsOf(process.argv.slice(2)));
  } finally {
    claim.release();
  }
});

/** Checks everything before it creates anything. */
async function restore(config: Config, options: RestoreOptions): Promise<string> {
  const { backup, erased } = options;
  const manifest = readManifest(backup);
  if (manifest.dataKey !== fingerprintOf(config.DATA_KEY))
    throw new BackupRefused(
      'DATA_KEY is not the one of this backup. Set the original key, or put its data-key file into DATA_DIR.',
    );
  const lists = readLists(backup, config.DATA_DIR, erased);
  if (!isErasureListComplete(lists) && !options.noneErased)
    throw new BackupRefused(
      `Erasures since ${manifest.startedAt} must be repeated. Pass the list of them (erased-subjects ` +
        'of the data folder) with --erased <file>, or pass --none-erased if there were none.',
    );
  const destination = new Destination(config);
  await destination.check(options.mayReplace);
  await check(backup, manifest);
  await fillIn(destination, config, options, { manifest, lists });
  const aside = destination.settle();
  return [
    `Restored the state of ${manifest.startedAt}. Start it with npm start.`,
    ...(aside === undefined ? [] : [`The previous content is in ${aside}.`]),
  ].join('\n');
}

/** The erasure list is saved first, so that it survives a failure of the rest. */
async function fillIn(
  destination: Destination,
  config: Config,
  { backup }: RestoreOptions,
  { manifest, lists }: { readonly manifest: Manifest; readonly lists: Lists },
): Promise<void> {
  const all = mergedErasures(lists);
  const listed = new Set(lists.inFolder.map(({ at, subject }) => `${at.getTime()} ${subject}`));
  const missing = all.filter(({ at, subject }) => !listed.has(`${at.getTime()} ${subject}`));
  await ErasedSubjects.in(config.DATA_DIR).add(...missing);
  await destination.onDatabase(async (url) => {
    await load(url, backup, manifest);
    if (subjectsToErase(all, manifest.startedAt).length > 0)
      await forgetAgain(config, { url, draft: destination.draft, startedAt: manifest.startedAt });
  });
  await copyMedia(path.join(backup, mediaFolder), path.join(destination.draft, mediaFolder));
}

async function forgetAgain(
  { DATA_DIR, DATA_KEY }: Config,
  { url, draft, startedAt }: Readonly<Record<'url' | 'draft' | 'startedAt', string>>,
): Promise<void> {
  const program = path.join(
    import.meta.dirname,
    `repeat-erasures${path.extname(import.meta.filename)}`,
  );
  const child = fork(program, [path.join(DATA_DIR, 'erased-subjects'), startedAt], {
    // Uses the draft folder, because these erasures are already recorded in the real one.
    env: { ...environment(), DATA_DIR: draft, DATA_KEY, DATABASE_URL: url },
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('Repeating the erasures failed.');
}

function optionsOf(args: readonly string[]): RestoreOptions {
  const { values, positionals } = parsed(args);
  const [backup, ...more] = positionals;
  if (backup === undefined || more.length > 0) throw new BackupRefused(usage);
  return {
    backup: path.resolve(backup),
    mayReplace: values.replace ?? false,
    erased: values.erased,
    noneErased: values['none-erased'] ?? false,
  };
}

const usage = 'Usage: npm run restore -- <folder> [--replace] [--erased <list> | --none-erased]';

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean' },
        erased: { type: 'string' },
        'none-erased': { type: 'boolean' },
      },
    });
  } catch {
    throw new BackupRefused(usage);
  }
}
