import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import { isAnotherUsers, persistentFile } from '../persistent-file.js';
import { Config } from './config.js';
import { defaultsOf } from './defaults.js';
import type { Environment } from './environment.js';
import { missingOfRecaptcha, problemsOfStripe, samePortIn, unsafeIn } from './unsafe-settings.js';

/** Exit code after an invalid configuration (EX_CONFIG of sysexits.h). */
export const exitCodeOfRefusedConfig = 78;

/**
 * The environment is invalid or unsafe. The message names every such variable, but never its value.
 */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused';

  constructor(readonly problems: readonly string[]) {
    super(['Invalid configuration:', ...problems].join('\n  '));
  }
}

/** The data folder belongs to another user and is not accessible. */
export class FolderOfAnother extends ConfigRefused {
  constructor(readonly folder: string) {
    super([
      `DATA_DIR ${folder} belongs to another user. Start as that user, or set another DATA_DIR`,
    ]);
  }
}

/**
 * Reads the settings from an environment; an empty variable counts as missing. Outside production a
 * missing DATA_KEY is generated once and stored in DATA_DIR. Throws ConfigRefused and
 * FolderOfAnother.
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
    ...problemsOfStripe(config),
    ...samePortIn(config, env),
    ...(config.NODE_ENV === 'production' ? unsafeIn(config, env) : []),
  ];
  if (problems.length > 0) throw new ConfigRefused(problems);
  return config;
}

/** Runs an action on a data folder. Throws FolderOfAnother if the user has no access. */
export function ofOwnFolder<Done>(folder: string, act: (folder: string) => Done): Done {
  try {
    return act(folder);
  } catch (error) {
    throw isAnotherUsers(error) ? new FolderOfAnother(folder) : error;
  }
}

/**
 * A default can only be invalid because it derives from an invalid variable, which is reported
 * itself.
 */
function invalidIn(config: Config, env: Environment): string[] {
  return validateSync(config)
    .filter(({ property }) => env[property])
    .flatMap(({ constraints }) => Object.values(constraints ?? {}).slice(-1));
}
