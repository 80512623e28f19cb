import { setTimeout as wait } from 'node:timers/promises';

import type { Answer } from '../platform/testing/browser.js';

const pauseMs = 100;
/** Longer than any outage. */
const timeoutMs = 120_000;
/** Interrupted calls fail at once; a call without an answer for this long hangs. */
const answersWithinMs = 60_000;

class NeverAnswered extends Error {
  override readonly name = 'NeverAnswered';
}

/**
 * Repeats a call until an answer does not indicate an unavailable server or database. The first
 * answer may be lost after its commit, so the call must be idempotent. Throws after two minutes
 * without success, and if a call hangs.
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
      // Connection refused or lost.
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
