import { acknowledgement } from '@selvedge/shared/collab/contract';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

import type { PresenceEntry } from './presence/presence.js';

/** First number of a message (y-websocket). */
const kinds = { sync: 0, presence: 1, presenceQuery: 3 } as const;
/** Second number of a sync message (y-protocols). */
const syncKinds = { query: 0, answer: 1, update: 2 } as const;

/** Message of a client. */
export type ClientMessage =
  | { readonly kind: 'state-query'; readonly vector: Uint8Array }
  | { readonly kind: 'update'; readonly update: Uint8Array }
  | { readonly kind: 'presence'; readonly entries: readonly PresenceEntry[] }
  | { readonly kind: 'presence-query' };

/** Parses one frame, which holds one message. Throws if it violates the protocol. */
export function readMessage(frame: Uint8Array): ClientMessage {
  const decoder = decoding.createDecoder(frame);
  const kind = decoding.readVarUint(decoder);
  switch (kind) {
    case kinds.sync:
      return readSync(decoder);
    case kinds.presence:
      return { kind: 'presence', entries: readEntries(decoding.readVarUint8Array(decoder)) };
    case kinds.presenceQuery:
      return { kind: 'presence-query' };
    default:
      throw new Error('Unknown message type');
  }
}

function readSync(decoder: decoding.Decoder): ClientMessage {
  const kind = decoding.readVarUint(decoder);
  const bytes = decoding.readVarUint8Array(decoder);
  switch (kind) {
    case syncKinds.query:
      return { kind: 'state-query', vector: bytes };
    case syncKinds.answer:
    case syncKinds.update:
      return { kind: 'update', update: bytes };
    default:
      throw new Error('Unknown sync message type');
  }
}

function readEntries(bytes: Uint8Array): readonly PresenceEntry[] {
  const decoder = decoding.createDecoder(bytes);
  const entries: PresenceEntry[] = [];
  for (let left = decoding.readVarUint(decoder); left > 0; left -= 1) {
    const client = decoding.readVarUint(decoder);
    const clock = decoding.readVarUint(decoder);
    entries.push({ client, clock, state: decoding.readVarString(decoder) });
  }
  return entries;
}

/** Requests everything that a client has in addition to this state. */
export function syncRequest(vector: Uint8Array): Uint8Array {
  return sync(syncKinds.query, vector);
}

/** Replies to a client that sent a sync request. */
export function answerWith(update: Uint8Array): Uint8Array {
  return sync(syncKinds.answer, update);
}

export function updateMessage(update: Uint8Array): Uint8Array {
  return sync(syncKinds.update, update);
}

/** Without entries it serves as a keep-alive. */
export function presenceMessage(entries: readonly PresenceEntry[]): Uint8Array {
  const list = encoding.createEncoder();
  encoding.writeVarUint(list, entries.length);
  for (const { client, clock, state } of entries) {
    encoding.writeVarUint(list, client);
    encoding.writeVarUint(list, clock);
    encoding.writeVarString(list, state);
  }
  return written((encoder) => {
    encoding.writeVarUint(encoder, kinds.presence);
    encoding.writeVarUint8Array(encoder, encoding.toUint8Array(list));
  });
}

/**
 * Acknowledges the stored state, how many of this connection's updates it contains, and how many of
 * them were undone.
 */
export function acknowledge(vector: Uint8Array, updates: number, undone = 0): Uint8Array {
  return written((encoder) => {
    encoding.writeVarUint(encoder, acknowledgement);
    encoding.writeVarUint8Array(encoder, vector);
    encoding.writeVarUint(encoder, updates);
    encoding.writeVarUint(encoder, undone);
  });
}

function sync(kind: number, bytes: Uint8Array): Uint8Array {
  return written((encoder) => {
    encoding.writeVarUint(encoder, kinds.sync);
    encoding.writeVarUint(encoder, kind);
    encoding.writeVarUint8Array(encoder, bytes);
  });
}

function written(write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder();
  write(encoder);
  return encoding.toUint8Array(encoder);
}
