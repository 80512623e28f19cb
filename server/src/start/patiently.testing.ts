import { setTimeout as wait } from 'node:timers/promises';

import type { Answer } from '../platform/testing/browser.js';

const pauseMs = 100;
/** More than anything may be away. */
const timeoutMs = 120_000;
/** Whoever is cut off is told so at once; a call that nobody answers for so long hangs for ever. */
const answersWithinMs = 60_000;

class NeverAnswered extends Error {
  override readonly name = 'NeverAnswered';
}

/**
 * Calls again until an answer comes that is none of a server, or a database, that is away. The first one
 * may have been lost after its commit, so that each call has to say what may be said twice. Throws when
 * none came for two minutes, and where a call hangs.
 */
export async function patiently(call: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + timeoutMs;
  let last = 'nothing';
  while (performance.now() < end) {
    try {
      const answer = await answered(call());
      if (answer.status < 500 && answer.status !== 429) return answer;
      last = `${answer.status} ${answer.text}`;
    } catch (error) {
      if (error instanceof NeverAnswered) throw error;
      // Nobody was there.
      last = String(error);
    }
    await wait(pauseMs);
  }
  throw new NeverAnswered(`Nobody answered for ${timeoutMs / 1_000} s; at last ${last}.`);
}

async function answered(call: Promise<Answer>): Promise<Answer> {
  const over = new AbortController();
  const never = wait(answersWithinMs, undefined, { signal: over.signal }).then(() => {
    throw new NeverAnswered('A call was neither answered nor cut off.');
  });
  try {
    return await Promise.race([call, never]);
  } finally {
    over.abort();
    never.catch(() => undefined);
  }
}
