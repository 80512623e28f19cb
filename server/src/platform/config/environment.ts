import { existsSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of this process. Nothing else in the product reads them. */
export function environment(): Environment {
  return process.env;
}

/** Adds what a file `.env` in the working folder says to this process; given variables win. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
