import type { CommentPerson } from '@selvedge/shared/page-comments/contract';

/** Which thread, of which page: one that is another page's is not found. */
interface OfThread {
  readonly threadId: string;
  readonly pageUuid: string;
}

/** What somebody says. */
export interface CommentContent {
  readonly commentId: string;
  /** `customer:7`. */
  readonly author: string;
  readonly text: string;
  /** Whom it may mention. */
  readonly mentionable: readonly CommentPerson[];
}

export interface StartCommentThread extends OfThread {
  readonly type: 'StartCommentThread';
  readonly blockId: string;
  readonly content: CommentContent;
}

export interface WriteComment extends OfThread {
  readonly type: 'WriteComment';
  readonly content: CommentContent;
}

/** Whoever gives it has made sure that it is the author's own. */
export interface EditComment extends OfThread {
  readonly type: 'EditComment';
  readonly content: CommentContent;
}

/** The same holds of this one. */
export interface DeleteComment extends OfThread {
  readonly type: 'DeleteComment';
  readonly commentId: string;
}

export type CommentThreadCommand =
  | StartCommentThread
  | WriteComment
  | EditComment
  | DeleteComment
  | ({ readonly type: 'ResolveCommentThread' } & OfThread)
  | ({ readonly type: 'ReopenCommentThread' } & OfThread);
