import type { CollabTicket } from '@selvedge/shared/collab/contract';

import { OtherThread } from './other-thread.js';

/** Writers who join a page, make a number of edits, and leave. */
export interface Shift {
  /** Server address: `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** One ticket per writer. */
  readonly tickets: readonly Pick<CollabTicket, 'token' | 'room'>[];
  readonly edits: number;
}

/** Runs the writers in another thread, outside the server's heap. */
export class Writers extends OtherThread<Shift, void> {
  constructor() {
    super(new URL('writers.worker.ts', import.meta.url));
  }
}
