export interface PageComment {
  readonly id: string;
  /** `customer:7`; `PageComments.people` says what they are called. */
  readonly author: string;
  /** Null once its author was forgotten. `@[customer:7]` in it mentions somebody. */
  readonly text: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly editedAt: string | null;
  /** It can be changed, and taken back. */
  readonly isOwn: boolean;
}

/** What was said about a block, the oldest first; the block may be gone. */
export interface CommentThread {
  readonly id: string;
  readonly blockId: string;
  readonly resolved: { readonly at: string; readonly by: string } | null;
  readonly comments: readonly PageComment[];
}

export interface CommentPerson {
  readonly id: string;
  readonly name: string;
}

export interface PageComments {
  readonly threads: readonly CommentThread[];
  /** Everybody who is named in it and still has an account. */
  readonly people: readonly CommentPerson[];
}

/**
 * What is said about the page. Each answers with all of it, and rejects with ConnectError; needs the scope
 * `comment`. A thread has the id of its first comment, and goes with its last.
 */
export interface Comments {
  list(): Promise<PageComments>;
  /** Who can be mentioned. */
  people(): Promise<readonly CommentPerson[]>;
  start(blockId: string, text: string): Promise<PageComments>;
  /** Reopens what was resolved. */
  reply(thread: string, text: string): Promise<PageComments>;
  edit(thread: string, comment: string, text: string): Promise<PageComments>;
  remove(thread: string, comment: string): Promise<PageComments>;
  resolve(thread: string): Promise<PageComments>;
  reopen(thread: string): Promise<PageComments>;
}
