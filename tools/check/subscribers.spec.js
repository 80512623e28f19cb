import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const folder = 'server/src/features';
const subscribers = readdirSync(path.join(root, folder), { recursive: true })
  .filter((file) => /\.(?:reactor|topic|projection|tags)\.ts$/.test(file))
  .map((file) => path.join(folder, file));

/**
 * Returns the type assertions of a source, except `as const` and those of non-empty lists.
 * Imports, strings and comments do not count.
 */
function castsIn(text) {
  const code = text.replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/.*|^(?:im|ex)port [^;]*?from .*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gm,
    '',
  );
  return code.match(/\bas (?!const\b|\[)\S+/g) ?? [];
}

describe('a subscriber to events', () => {
  it('is checked for type assertions', () => {
    expect(castsIn('const a = (event as OrderPlaced).id as unknown;')).toHaveLength(2);
    expect(
      castsIn("import { a as b } from 'c'; // as it is\nconst x = { say: 'as if' } as const;"),
    ).toStrictEqual([]);
  });

  it('names events by type and needs no type assertion (decision 0021)', () => {
    expect(subscribers.length).toBeGreaterThan(40);
    const casts = subscribers.map((file) => [
      file,
      castsIn(readFileSync(path.join(root, file), 'utf8')),
    ]);
    expect(casts.filter(([, found]) => found.length > 0)).toStrictEqual([]);
  });

  it('has its handlers by event type', () => {
    const withoutHandlers = subscribers
      .filter((file) => /\.(?:reactor|topic|tags)\.ts$/.test(file))
      .filter((file) => !/\bon(?:,|: |\['on'\])/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(withoutHandlers).toStrictEqual([]);
  });
});
