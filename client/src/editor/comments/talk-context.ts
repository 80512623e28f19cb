import { createContext } from 'react';

/** Comment state for the rest of the editor. */
interface Talk {
  /** Number of open threads per block. */
  readonly counts: ReadonlyMap<string, number>;
  /** Opens the threads of a block. */
  readonly read: (block: string) => void;
}

export const CommentsContext = createContext<Talk>({ counts: new Map(), read: () => undefined });
