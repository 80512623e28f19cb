import { setTimeout as wait } from 'node:timers/promises';

import type { Answer } from '../platform/testing/browser.js';

const pauseMs = 100;

/**
 * Calls again until an answer comes that is none of a server, or a database, that is away. The first one
 * may have been lost after its commit, so that each call has to say what may be said twice.
 */
export async function patiently(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      const answer = await call();
      if (answer.status < 500 && answer.status !== 429) return answer;
    } catch {
      // Nobody was there.
    }
    await wait(pauseMs);
  }
}
