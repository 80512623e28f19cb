import DataLoader from 'dataloader';

/** Key of a read: a store and a name. */
export interface Named<Name = string> {
  readonly division: number;
  readonly name: Name;
}

/** Reads all named items; results are in the same order. */
type ReadAll<Name, Found> = (named: readonly Named<Name>[]) => Promise<readonly Found[]>;

const mostAtOnce = 100;

/**
 * Combines concurrent reads into one statement, without duplicate names. Nothing is cached: a call
 * during a running statement belongs to the next one.
 */
export function batchedRead<Found, Name extends string | number = string>(
  readAll: ReadAll<Name, Found>,
): (division: number, name: Name) => Promise<Found> {
  const loader = new DataLoader<Named<Name>, Found, string>(
    (named) => {
      loader.clearAll();
      return readAll(named);
    },
    {
      maxBatchSize: mostAtOnce,
      cacheKeyFn: ({ division, name }) => `${String(division)} ${String(name)}`,
      // Runs after the process has dispatched every request waiting on its sockets.
      batchScheduleFn: setImmediate,
    },
  );
  return (division, name) => loader.load({ division, name });
}

/** Parameters of a statement with `unnest($1::integer[], $2::text[])`. */
export function namesOf<Name>(named: readonly Named<Name>[]): [number[], Name[]] {
  return [named.map(({ division }) => division), named.map(({ name }) => name)];
}
