import type { PreparedAppend, PreparedStream } from './prepared-append.js';
import type { IdempotencyKey } from '../commands/command-handler.js';
import { refuseDoubles } from '../model/event-catalogue.js';
import type { EventCodec } from '../sealing/event-codec.js';
import type { Append, StreamAppend } from '../event-log.js';
import type { Unplaced } from '../model/projection.js';
import { asStored } from '../model/stored-json.js';

/** Prepares an append for es_append. Throws NameTaken, UnknownEventType and UnstorableText. */
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
    ready.push({ stream: asStored(stream, 'stream'), expectedVersion, events: prepared });
  }
  const { division, actor, correlationId, causationId } = context;
  const meta = JSON.stringify(asStored({ actor, correlationId, causationId }, 'meta'));
  const item = nextItem();
  return {
    item,
    context,
    streams: ready,
    unplaced: unplacedOf(context, ready),
    meta,
    ...onceOf(item, division, idempotency),
    bytes: bytesOf(ready, meta),
    exclusive: exclusiveKeys(division, streams, idempotency?.key),
    lock: division,
  };
}

/** Distinguishes the appends of a batch; may wrap around, as a batch is small. */
let lastItem = 0;
function nextItem(): number {
  lastItem = (lastItem + 1) % 1_000_000_000;
  return lastItem;
}

function onceOf(
  item: number,
  division: number,
  idempotency: Append['idempotency'],
): { readonly once?: string } {
  if (idempotency === undefined) return {};
  const { key, result } = idempotency;
  return { once: JSON.stringify(asStored({ ...key, item, division, result }, 'idempotency')) };
}

/** Approximate size on the wire. */
function bytesOf(streams: readonly PreparedStream[], meta: string): number {
  const sizes = streams.flatMap(({ events }) =>
    events.map(({ stored: { data, sealed = '' } }) => data.length + sealed.length + meta.length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
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

function unplacedOf(
  context: Append['context'],
  streams: readonly PreparedStream[],
): readonly Unplaced[] {
  const { division, actor, correlationId, causationId = null } = context;
  return streams.flatMap(({ stream, expectedVersion, events }) =>
    events.map(({ event, stored }, index) => ({
      division,
      stream,
      version: expectedVersion + index + 1,
      eventId: stored.id,
      actor,
      correlationId,
      causationId,
      occurredAt: stored.at,
      event,
    })),
  );
}
