/** Something that was done to the page while the session lasts, by whomever. */
export interface Change {
  readonly id: number;
  readonly isOwn: boolean;
  /** What the one who did it is called; null where nobody can tell. */
  readonly author: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly isUndone: boolean;
  /** The blocks that it was done to. */
  readonly blocks: readonly {
    readonly kind: 'added' | 'removed' | 'changed';
    readonly type: string;
    /** Properties, and `size` and `published`. */
    readonly names: readonly string[];
    readonly isMoved: boolean;
  }[];
  /** Of the page itself. */
  readonly page: readonly string[];
}

/** What was done in this session; each throws ConnectError, and needs the module `v3Dev`. */
export interface Changes {
  /** What was done last comes first. */
  list(): readonly Change[];
  /** Takes one of them back, whatever was done since; `session.undo` takes that back in turn. */
  undo(id: number): void;
}
