import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import { isAnotherUsers, persistentFile } from '../persistent-file.js';
import { Config } from './config.js';
import { defaultsOf } from './defaults.js';
import type { Environment } from './environment.js';
import { missingOfRecaptcha, unsafeIn } from './unsafe-settings.js';

/** What a process that was refused its configuration exits with (EX_CONFIG of sysexits.h). */
export const exitCodeOfRefusedConfig = 78;

/** The environment is wrong or unsafe. The message names every wrong variable, never its value. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused';

  constructor(readonly problems: readonly string[]) {
    super(['The configuration is refused:', ...problems].join('\n  '));
  }
}

/** Another user has made the data folder, and keeps it to themselves. */
export class FolderOfAnother extends ConfigRefused {
  constructor(readonly folder: string) {
    super([
      `DATA_DIR must be a folder of yours: ${folder} is another user's. Start as that user, or name another`,
    ]);
  }
}

/**
 * The settings of an environment; a variable that is empty counts as absent. Outside production a
 * missing DATA_KEY is made once and kept in DATA_DIR. Throws ConfigRefused, and FolderOfAnother.
 */
export function readConfig(env: Environment): Config {
  const names = Object.keys(new Config()).filter((name) => env[name]);
  const given = Object.fromEntries(names.map((name): [string, unknown] => [name, env[name]]));
  const settings: Partial<Config> = { ...defaultsOf(env), ...given };
  const config = plainToInstance(Config, settings);
  config.DATA_DIR = path.resolve(config.DATA_DIR);
  if (!settings.DATA_KEY && config.NODE_ENV !== 'production') {
    config.DATA_KEY = ofOwnFolder(config.DATA_DIR, (folder) =>
      persistentFile(path.join(folder, 'data-key'), () => randomBytes(32).toString('base64')),
    );
  }
  const problems = [
    ...invalidIn(config, env),
    ...missingOfRecaptcha(config),
    ...(config.NODE_ENV === 'production' ? unsafeIn(config, env) : []),
  ];
  if (problems.length > 0) throw new ConfigRefused(problems);
  return config;
}

/** Does something with a data folder. Throws FolderOfAnother where the user may not. */
export function ofOwnFolder<Done>(folder: string, act: (folder: string) => Done): Done {
  try {
    return act(folder);
  } catch (error) {
    throw isAnotherUsers(error) ? new FolderOfAnother(folder) : error;
  }
}

/** A default can only be wrong by following a variable that is wrong, and named, itself. */
function invalidIn(config: Config, env: Environment): string[] {
  return validateSync(config)
    .filter(({ property }) => env[property])
    .flatMap(({ constraints }) => Object.values(constraints ?? {}).slice(-1));
}
