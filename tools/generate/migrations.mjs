import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { moduleOf } from './folders.mjs';

const folder = 'migrations/src';
const numbered = /^\d{4}-.*\.ts$/;
const className = /^export class (\w+) implements MigrationInterface/m;

/** Registry of the numbered migrations, in order. */
export function migrationRegistries(root) {
  const directory = path.join(root, folder);
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory)
    .filter((file) => numbered.test(file))
    .sort();
  const classes = files.map((file) => classIn(path.join(directory, file)));
  const text = moduleOf([
    `import type { MigrationInterface } from 'typeorm';`,
    '',
    ...files.map(
      (file, index) => `import { ${classes[index]} } from './${file.replace(/\.ts$/, '.js')}';`,
    ),
    '',
    '/** Every migration, in the order in which it runs. */',
    'export const MIGRATIONS: readonly (new () => MigrationInterface)[] = [',
    ...classes.map((name) => `  ${name},`),
    '];',
  ]);
  return [{ file: `${folder}/migrations.gen.ts`, text }];
}

function classIn(file) {
  const [, name] = className.exec(readFileSync(file, 'utf8')) ?? [];
  if (name === undefined) throw new Error(`${file} exports no migration.`);
  return name;
}
