import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** What happens to a thread of comments on a block of a page; each names the page, for who watches it. */
interface OfThread {
  readonly threadId: string;
  readonly pageUuid: string;
}

/** The words of somebody; null once their author was forgotten. */
interface CommentPayload extends OfThread {
  readonly commentId: string;
  /** `customer:7`: whose personal data the text is. */
  readonly author: string;
  readonly text: string | null;
}

export type CommentThreadEvent =
  | ({ readonly type: 'CommentThreadStarted'; readonly blockId: string } & OfThread)
  | ({ readonly type: 'CommentWritten' } & CommentPayload)
  | ({ readonly type: 'CommentEdited' } & CommentPayload)
  | ({ readonly type: 'CommentDeleted'; readonly commentId: string } & OfThread)
  /** Of the same command: a comment names somebody whom it did not name before. */
  | ({
      readonly type: 'CommentMentioned';
      readonly commentId: string;
      /** `customer:7`. */
      readonly person: string;
      /** What they were called at that time; null once they were forgotten. */
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
