import type { MigrationInterface } from 'typeorm';

import { MIGRATIONS } from './migrations.gen.js';

/**
 * All migrations in the order in which they run, forward only: `down` throws, and lost data is
 * restored from a backup or by a rebuild. Each is a file `NNNN-name.ts` with a class whose `name`
 * ends with the number in 13 digits, by which TypeORM sorts and records it.
 */
export const migrations: readonly (new () => MigrationInterface)[] = MIGRATIONS;
