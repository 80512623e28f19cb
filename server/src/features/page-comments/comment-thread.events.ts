import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** Events of a comment thread on a block; each names the page for page subscribers. */
interface OfThread {
  readonly threadId: string;
  readonly pageUuid: string;
}

/** Text of a comment; null after the author's erasure. */
interface CommentPayload extends OfThread {
  readonly commentId: string;
  /** Data subject of the text, such as `customer:7`. */
  readonly author: string;
  readonly text: string | null;
}

export type CommentThreadEvent =
  | ({ readonly type: 'CommentThreadStarted'; readonly blockId: string } & OfThread)
  | ({ readonly type: 'CommentWritten' } & CommentPayload)
  | ({ readonly type: 'CommentEdited' } & CommentPayload)
  | ({ readonly type: 'CommentDeleted'; readonly commentId: string } & OfThread)
  /** Emitted by the same command when a comment mentions a person for the first time. */
  | ({
      readonly type: 'CommentMentioned';
      readonly commentId: string;
      /** Subject, such as `customer:7`. */
      readonly person: string;
      /** Name at that time; null after the person's erasure. */
      readonly name: string | null;
    } & OfThread)
  | ({ readonly type: 'CommentThreadResolved' } & OfThread)
  | ({ readonly type: 'CommentThreadReopened' } & OfThread);

export const commentThreadEventTypes: EventTypes<CommentThreadEvent> = {
  CommentThreadStarted: { schemaVersion: 1 },
  CommentWritten: {
    schemaVersion: 1,
    personal: { subject: ({ author }) => author, fields: ['text'] },
  },
  CommentEdited: {
    schemaVersion: 1,
    personal: { subject: ({ author }) => author, fields: ['text'] },
  },
  CommentDeleted: { schemaVersion: 1 },
  CommentMentioned: {
    schemaVersion: 1,
    personal: { subject: ({ person }) => person, fields: ['name'] },
  },
  CommentThreadResolved: { schemaVersion: 1 },
  CommentThreadReopened: { schemaVersion: 1 },
};
