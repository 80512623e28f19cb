import type { HeadMark } from '../projections/division-cache.js';
import {
  CommandRepeated,
  VersionConflict,
  type HandledCommand,
  type MovedStream,
} from '../model/event-log.errors.js';
import type { Outcome } from './group-commit.js';
import type { PreparedAppend } from './prepared-append.js';
import type { Recorded } from '../model/projection.js';

export type Written = Outcome<readonly Recorded[]>;
export type Heads = ReadonlyMap<number, HeadMark>;

/** Result of es_append; each field is null instead of empty. */
export interface Appended {
  /**
   * Head before this batch, by division. Null on the optimistic path, where the caller knows the
   * heads.
   */
  readonly before: Readonly<Record<string, HeadMark>> | null;
  readonly moved: readonly (MovedStream & { readonly item: number })[] | null;
  readonly known: readonly (HandledCommand & { readonly item: number })[] | null;
}

export const allAccepted: Appended = { before: null, moved: null, known: null };

export function headsOf({ before }: Appended): Heads {
  const heads = Object.entries(before ?? {});
  return new Map(heads.map(([division, head]) => [Number(division), head]));
}

/**
 * One outcome per append. Accepted events get consecutive positions in their division, in order.
 */
export function outcomesOf(
  appends: readonly PreparedAppend[],
  { moved, known }: Appended,
  before: Heads,
): readonly Written[] {
  const last = new Map<number, number>();
  return appends.map((append) => {
    const refused = refusalOf(append, moved ?? [], known ?? []);
    if (refused !== undefined) return { refused };
    const events = append.unplaced;
    const { division } = append.context;
    const base = last.get(division) ?? before.get(division)?.position ?? 0;
    last.set(division, base + events.length);
    return { written: events.map((event, index) => ({ ...event, position: base + index + 1 })) };
  });
}

export function writtenOf(outcomes: readonly Written[]): readonly Recorded[] {
  return outcomes.flatMap((outcome) => ('written' in outcome ? outcome.written : []));
}

function refusalOf(
  { item }: PreparedAppend,
  moved: NonNullable<Appended['moved']>,
  known: NonNullable<Appended['known']>,
): Error | undefined {
  const done = known.find((command) => command.item === item);
  if (done !== undefined) {
    return new CommandRepeated({ bodyHash: done.bodyHash, result: done.result });
  }
  const streams = moved.filter((stream) => stream.item === item);
  if (streams.length === 0) return undefined;
  return new VersionConflict(
    streams.map(({ stream, expected, actual }) => ({ stream, expected, actual })),
  );
}
