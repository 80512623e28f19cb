import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts with short pauses to notice quick results; later longer ones leave the CPU to the work
 * awaited.
 */
const firstPauseMs = 5;
const longestPauseMs = 100;
const growth = 1.3;
const defaultTimeoutMs = 20_000;
/**
 * Limit for work taken over from a killed process. Its slots are leased for ten seconds and its job
 * for half a minute; then the work itself takes time.
 */
export const takeoverTimeoutMs = 60_000;

type Look<Seen> = () => Seen | Promise<Seen>;
type Truthy<Seen> = Exclude<Seen, null | undefined | false | 0 | ''>;

/**
 * Polls until the result is truthy, and returns it; without a result, the test fails at its own
 * time limit. With a condition, polls until it holds; fails with the last result after twenty
 * seconds, or after `longestMs`.
 */
export async function until<Seen>(look: Look<Seen>): Promise<Truthy<Seen>>;
export async function until<Seen>(
  look: Look<Seen>,
  holds: (seen: Seen) => boolean,
  longestMs?: number,
): Promise<Seen>;
export async function until<Seen>(
  look: Look<Seen>,
  holds?: (seen: Seen) => boolean,
  longestMs: number = defaultTimeoutMs,
): Promise<Seen> {
  const end = holds ? performance.now() + longestMs : Infinity;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * growth, longestPauseMs)) {
    const seen = await look();
    if (holds ? holds(seen) : Boolean(seen)) return seen;
    if (performance.now() > end)
      throw new Error(`Gave up waiting. Last result: ${JSON.stringify(seen)}`);
    await wait(pauseMs);
  }
}
