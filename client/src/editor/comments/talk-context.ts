import { createContext } from 'react';

/** What the rest of the editor knows of the comments. */
interface Talk {
  /** How many open threads each block has. */
  readonly counts: ReadonlyMap<string, number>;
  /** Shows what is said about a block. */
  readonly read: (block: string) => void;
}

export const TalkContext = createContext<Talk>({ counts: new Map(), read: () => undefined });
