/** Permissions of a ticket's holder on the page. */
export const COLLAB_SCOPES = ['page:read', 'page:write', 'publish', 'comment'] as const;
export type CollabScope = (typeof COLLAB_SCOPES)[number];

/**
 * Schema version of the live document and its rich text. Clients with an older version cannot join.
 */
export const liveSchema = 4;

/**
 * Message type, in addition to those of y-protocols, that acknowledges storage to clients with
 * `ack=1`. Contains a state vector and the number of updates of this connection that are stored, as
 * deletions are not in the vector.
 */
export const acknowledgement = 100;

/**
 * Answer of `POST /omnis/v3/divisions/{division}/pages/{id}/collab/`: how to join a page. A plain
 * `WebsocketProvider(url, room, doc, { params: { token, schema, ack } })` is sufficient.
 */
export interface CollabTicket {
  /** `ws:` or `wss:`, without the room. */
  readonly url: string;
  readonly room: string;
  readonly token: string;
  /** ISO 8601; the ticket is valid for joining until then. */
  readonly expiresAt: string;
  readonly schema: number;
  readonly epoch: number;
  readonly scopes: readonly CollabScope[];
}
