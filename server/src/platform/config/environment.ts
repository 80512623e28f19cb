import { existsSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of this process. No other code of the product reads them. */
export function environment(): Environment {
  return process.env;
}

/** Loads `.env` from the working folder into this process; existing variables take precedence. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
