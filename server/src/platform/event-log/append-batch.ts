import { columnsOf } from './append-columns.js';
import type { EventCatalogue } from './event-catalogue.js';
import type { EventCodec } from './event-codec.js';
import {
  CommandRepeated,
  VersionConflict,
  type KnownCommand,
  type MovedStream,
} from './event-log.errors.js';
import type { Outcome } from './group-commit.js';
import type { PreparedAppend } from './prepared-append.js';
import type { Recorded } from './projection.js';
import type { LoadedRows, Projector } from './projector.js';
import { sendAll, type Statements } from './statements.js';
import type { SubjectKeys } from './subject-keys.js';
import { onceBegun } from './transaction.js';

type Written = Outcome<readonly Recorded[]>;

/** What es_append answers; each list is null when it would be empty. */
interface Appended {
  /** Under a division: its position before the first event of this batch. */
  readonly bases: Readonly<Record<string, number>> | null;
  readonly moved: readonly (MovedStream & { readonly item: number })[] | null;
  readonly known: readonly (KnownCommand & { readonly item: number })[] | null;
}

const parameters = Array.from({ length: 18 }, (_, index) => `$${String(index + 1)}`).join(', ');
const appendSql = `SELECT ${onceBegun(`es_append(${parameters})`)} AS appended`;

/** What happens inside the transaction of a batch: the events, then the inline projections of them. */
export class AppendBatch {
  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly codec: EventCodec,
    private readonly keys: SubjectKeys,
    private readonly projector: Projector,
  ) {}

  /**
   * One outcome an append, in their order; `writing` has been sent, and COMMIT may follow it. Events,
   * keys and rows are asked for at once: es_append holds the head locks when the next statement
   * runs. Throws when nothing at all may be committed.
   */
  async write(
    on: Statements,
    appends: readonly PreparedAppend[],
  ): Promise<{ readonly result: readonly Written[]; readonly writing: Promise<void> }> {
    const [result, erased, loaded] = await Promise.all([
      this.appended(on, appends),
      this.erased(on, appends),
      this.loaded(on, appends),
    ]);
    const written = result.flatMap((outcome) => ('written' in outcome ? outcome.written : []));
    const readable = written.map((recorded) =>
      erased.has(recorded.eventId)
        ? { ...recorded, event: this.codec.withoutPersonal(recorded.event) }
        : recorded,
    );
    return { result, writing: sendAll(on, this.projector.changes(loaded, readable)) };
  }

  private async appended(
    on: Statements,
    appends: readonly PreparedAppend[],
  ): Promise<readonly Written[]> {
    const [row] = await on.query<readonly { readonly appended: Appended | null }[]>(
      appendSql,
      columnsOf(appends),
    );
    return outcomesOf(appends, row?.appended ?? undefined);
  }

  private async loaded(
    on: Statements,
    appends: readonly PreparedAppend[],
  ): Promise<readonly LoadedRows[]> {
    return this.projector.load(
      on,
      this.catalogue.inline,
      appends.flatMap(({ unplaced }) => unplaced),
    );
  }

  /**
   * Personal data of a subject who is being erased at this moment must not reach a projection:
   * holding the keys makes the erasure wait, and whose key is gone already is folded as null.
   */
  private async erased(
    on: Statements,
    appends: readonly PreparedAppend[],
  ): Promise<ReadonlySet<string>> {
    const sealed = appends
      .flatMap(({ streams }) => streams.flatMap(({ events }) => events))
      .flatMap(({ personal, stored: { id } }) => (personal ? [{ ...personal, id }] : []));
    if (sealed.length === 0) return new Set();
    const held = await this.keys.hold(on, [...new Set(sealed.map(({ subject }) => subject))]);
    const erased = sealed.filter(({ subject, keyId }) => !held.get(subject)?.id.equals(keyId));
    return new Set(erased.map(({ id }) => id));
  }
}

/** Accepted events follow each other in their division, append after append. */
function outcomesOf(appends: readonly PreparedAppend[], appended?: Appended): readonly Written[] {
  if (appended === undefined) throw new Error('es_append answered no outcomes.');
  const { bases, moved, known } = appended;
  const last = new Map(Object.entries(bases ?? {}));
  return appends.map((append) => {
    const refused = refusalOf(append, moved ?? [], known ?? []);
    if (refused !== undefined) return { refused };
    const events = append.unplaced;
    const division = String(append.context.division);
    const base = last.get(division) ?? 0;
    last.set(division, base + events.length);
    return { written: events.map((event, index) => ({ ...event, position: base + index + 1 })) };
  });
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
