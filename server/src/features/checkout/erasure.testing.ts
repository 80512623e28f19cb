import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { DataSource } from 'typeorm';

import type { TestApp } from '../../platform/testing/start-app.js';

/** Everything that this process writes from now on. */
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

/** The files below a folder that hold a text in lower case, however they write it. */
function filesWith(folder: string, text: string): readonly string[] {
  // It is made with the first file in it; a file may be renamed while it is looked at.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => existsSync(file) && readFileSync(file, 'utf8').toLowerCase().includes(text));
}

/** Which tables, and files below the folders, hold a text, in capitals or not. */
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
    // By the letters of ASCII: those of all languages take most of the time of a run's tables.
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
