import type { PreparedAppend, PreparedStream } from './append-batch.js';
import type { IdempotencyKey } from './command-handler.js';
import { refuseDoubles } from './event-catalogue.js';
import type { EventCodec } from './event-codec.js';
import type { Append, StreamAppend } from './event-log.js';
import { asStored } from './stored-json.js';

/** What es_append gets for an append. Throws NameTaken, UnknownEventType and UnstorableText. */
export async function prepareAppend(
  codec: EventCodec,
  { context, streams, idempotency }: Append,
  now: Date,
): Promise<PreparedAppend> {
  refuseDoubles(
    'stream',
    streams.map(({ stream }) => stream),
  );
  const ready: PreparedStream[] = [];
  for (const { stream, expectedVersion, events } of streams) {
    const prepared = await codec.prepare(events, now.toISOString());
    ready.push({ stream, expectedVersion, events: prepared });
  }
  const item = nextItem();
  const payload = payloadOf(item, context, ready, idempotency);
  const bytes = Object.values(payload).reduce((sum, { length }) => sum + length, 0);
  const exclusive = exclusiveKeys(context.division, streams, idempotency?.key);
  return { item, context, streams: ready, payload, bytes, exclusive, lock: context.division };
}

/** The numbers that tell the appends of a batch apart; they may begin anew, a batch is small. */
let lastItem = 0;
function nextItem(): number {
  lastItem = (lastItem + 1) % 1_000_000_000;
  return lastItem;
}

function payloadOf(
  item: number,
  { division, actor, correlationId, causationId }: Append['context'],
  streams: readonly PreparedStream[],
  idempotency: Append['idempotency'],
): PreparedAppend['payload'] {
  const meta = asStored({ actor, correlationId, causationId }, 'meta');
  const once = idempotency && { ...idempotency.key, result: idempotency.result };
  const eventsOf = ({ stream, expectedVersion, events }: PreparedStream): readonly object[] => {
    const kind = streamType(stream);
    return events.map(({ stored }, index) => {
      const version = expectedVersion + index + 1;
      return { item, division, stream, kind, version, meta, ...stored };
    });
  };
  return {
    command: JSON.stringify({ item, division, once: asStored(once, 'idempotency') }),
    streams: listOf(
      streams.map(({ stream, expectedVersion }) => ({
        item,
        division,
        stream: asStored(stream, 'stream'),
        expected: expectedVersion,
      })),
    ),
    events: listOf(streams.flatMap(eventsOf)),
  };
}

/** The inside of a JSON array, to be joined with those of other appends. */
function listOf(values: readonly object[]): string {
  return JSON.stringify(values).slice(1, -1);
}

/** `order-17` is of the type `order`. */
function streamType(stream: string): string {
  const dash = stream.indexOf('-');
  return dash < 0 ? stream : stream.slice(0, dash);
}

function exclusiveKeys(
  division: number,
  streams: readonly StreamAppend[],
  once: IdempotencyKey | undefined,
): readonly string[] {
  const named = streams.map(({ stream }) => JSON.stringify([division, stream]));
  if (once === undefined) return named;
  return [...named, JSON.stringify([division, once.subject, once.operation, once.key])];
}
