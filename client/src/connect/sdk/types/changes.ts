/** A change made to the page during the session, by any user. */
export interface Change {
  readonly id: number;
  readonly isOwn: boolean;
  /** Display name of the author; null if unknown. */
  readonly author: string | null;
  /** Time in milliseconds since 1970. */
  readonly at: number;
  readonly isUndone: boolean;
  /** Affected blocks. */
  readonly blocks: readonly {
    readonly kind: 'added' | 'removed' | 'changed';
    readonly type: string;
    /** Changed properties, including `size` and `published`. */
    readonly names: readonly string[];
    readonly isMoved: boolean;
  }[];
  /** Changed properties of the page itself. */
  readonly page: readonly string[];
}

/** Changes of this session. Each method throws ConnectError and needs the module `v3Dev`. */
export interface Changes {
  /** Newest first. */
  list(): readonly Change[];
  /** Undoes one change and keeps later ones; `session.undo` reverts this undo. */
  undo(id: number): void;
}
