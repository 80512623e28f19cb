import type { CollabTicket } from '@selvedge/shared/collab/contract';

import { OtherThread } from './other-thread.js';

/** Those who come to a page, write so much each, and go again. */
export interface Shift {
  /** Of the server: `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** One for each of them. */
  readonly tickets: readonly Pick<CollabTicket, 'token' | 'room'>[];
  readonly edits: number;
}

/** They write in another thread: the heap of the server holds nothing of theirs. */
export class Writers extends OtherThread<Shift, void> {
  constructor() {
    super(new URL('writers.worker.ts', import.meta.url));
  }
}
