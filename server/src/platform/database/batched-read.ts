import DataLoader from 'dataloader';

/** What is read of one store, by one name. */
export interface Named<Name = string> {
  readonly division: number;
  readonly name: Name;
}

/** What was found for each of them, in their order. */
type ReadAll<Name, Found> = (named: readonly Named<Name>[]) => Promise<readonly Found[]>;

const mostAtOnce = 100;

/**
 * A read that many requests wait for, each for its own: those that came in together are one statement, which
 * names nothing twice. Nothing is remembered: whoever asks once the statement is on its way is of the next.
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
      // Once every request was looked at that the process found on its sockets.
      batchScheduleFn: setImmediate,
    },
  );
  return (division, name) => loader.load({ division, name });
}

/** The parameters of a statement that has `unnest($1::integer[], $2::text[])`. */
export function namesOf<Name>(named: readonly Named<Name>[]): [number[], Name[]] {
  return [named.map(({ division }) => division), named.map(({ name }) => name)];
}
