import type { CommentPerson } from '@selvedge/shared/page-comments/contract';

/** Identifies the thread and its page; a thread of another page is not found. */
interface OfThread {
  readonly threadId: string;
  readonly pageUuid: string;
}

export interface CommentContent {
  readonly commentId: string;
  /** Subject, such as `customer:7`. */
  readonly author: string;
  readonly text: string;
  /** People whom the text may mention. */
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

/** The caller must have verified that the comment is the author's own. */
export interface EditComment extends OfThread {
  readonly type: 'EditComment';
  readonly content: CommentContent;
}

/** The caller must have verified that the comment is the author's own. */
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
