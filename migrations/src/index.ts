import type { MigrationInterface } from 'typeorm';

import { MIGRATIONS } from './migrations.gen.js';

/**
 * Every migration, in the order in which it runs; forward only. File `NNNN-name.ts`, class with
 * `readonly name = 'SomeName' + the number in 13 digits`, by which TypeORM sorts and remembers it.
 */
export const migrations: readonly (new () => MigrationInterface)[] = MIGRATIONS;
