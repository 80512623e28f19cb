/** What the holder of a ticket may do on the page. */
export const COLLAB_SCOPES = ['page:read', 'page:write', 'publish', 'comment'] as const;
export type CollabScope = (typeof COLLAB_SCOPES)[number];

/** The shape of the live document, and of its rich text: who knows an older one only may not join. */
export const liveSchema = 2;

/**
 * The kind of message, beside those of y-protocols, that says what is stored, to clients that joined with
 * `ack=1`: a state vector; then how many of the updates that came by this very connection (answers to the
 * server's sync step 1 included) are in it, for what was only deleted leaves no mark in a vector.
 */
export const acknowledgement = 100;

/**
 * `POST /omnis/v3/divisions/{division}/pages/{id}/collab/`: how to join a page. A plain
 * `WebsocketProvider(url, room, doc, { params: { token, schema, ack } })` is enough.
 */
export interface CollabTicket {
  /** `ws:` or `wss:`, without the room. */
  readonly url: string;
  readonly room: string;
  readonly token: string;
  /** ISO 8601; joining is possible until then. */
  readonly expiresAt: string;
  readonly schema: number;
  readonly epoch: number;
  readonly scopes: readonly CollabScope[];
}
