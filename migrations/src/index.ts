import type { MigrationInterface } from 'typeorm';

import { MIGRATIONS } from './migrations.gen.js';

/**
 * All migrations in the order in which they run, forward only: `down` throws, and data comes back
 * from a backup or a rebuild. File `NNNN-name.ts`, class with `readonly name = 'SomeName'` and the
 * number in 13 digits, by which TypeORM sorts and records it.
 */
export const migrations: readonly (new () => MigrationInterface)[] = MIGRATIONS;
