import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { DataSource } from 'typeorm';

import type { TestApp } from '../../platform/testing/start-app.js';

/** Records the output of this process from now on. */
export function listenToOutput(): { readonly text: () => string; readonly stop: () => void } {
  const written: string[] = [];
  const streams = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write.bind(stream);
    stream.write = (chunk: string | Uint8Array) => {
      written.push(String(chunk));
      return true;
    };
    return { stream, write };
  });
  return {
    text: () => written.join(''),
    stop: () => {
      for (const { stream, write } of streams) stream.write = write;
    },
  };
}

/** Lists files below a folder that contain a text in lower case, ignoring their case. */
function filesWith(folder: string, text: string): readonly string[] {
  // The folder appears with its first file; files may be renamed during the search.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => existsSync(file) && readFileSync(file, 'utf8').toLowerCase().includes(text));
}

/** Lists tables and files that contain a text, ignoring case. */
export async function placesOf(
  app: TestApp,
  text: string,
  folders: readonly string[],
): Promise<readonly string[]> {
  const dataSource = app.get(DataSource);
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    // ASCII only: case folding of all languages would dominate the run time.
    const [row] = await dataSource.query<{ found: boolean }[]>(
      `SELECT EXISTS (
         SELECT FROM ${name} t WHERE strpos(lower(t::text COLLATE "C"), $1) > 0
       ) AS found`,
      [text.toLowerCase()],
    );
    if (row?.found !== false) places.push(name);
  }
  return [...places, ...folders.flatMap((folder) => filesWith(folder, text))];
}
