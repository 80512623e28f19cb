export interface PageComment {
  readonly id: string;
  /** User id such as `customer:7`; `PageComments.people` has the names. */
  readonly author: string;
  /** Null once the author's data was erased. `@[customer:7]` is a mention. */
  readonly text: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly editedAt: string | null;
  /** Whether it can be edited and deleted by this session. */
  readonly isOwn: boolean;
}

/** Comments on one block, oldest first; the block may have been deleted. */
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
  /** All mentioned users who still have an account. */
  readonly people: readonly CommentPerson[];
}

/**
 * Comments on the page. Each method returns all of them, rejects with ConnectError, and needs the
 * scope `comment`. A thread has the id of its first comment and disappears with its last.
 */
export interface Comments {
  list(): Promise<PageComments>;
  /** Lists the users that can be mentioned. */
  people(): Promise<readonly CommentPerson[]>;
  start(blockId: string, text: string): Promise<PageComments>;
  /** Replies and reopens a resolved thread. */
  reply(thread: string, text: string): Promise<PageComments>;
  edit(thread: string, comment: string, text: string): Promise<PageComments>;
  remove(thread: string, comment: string): Promise<PageComments>;
  resolve(thread: string): Promise<PageComments>;
  reopen(thread: string): Promise<PageComments>;
}
