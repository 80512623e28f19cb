import { setTimeout as wait } from 'node:timers/promises';

/** What comes soon is seen soon; looking for what takes long leaves the cores to what makes it. */
const firstPauseMs = 5;
const longestPauseMs = 100;
const growth = 1.3;
const defaultTimeoutMs = 20_000;
/**
 * How long the work of a killed process may take to be done by another: its slots are its own for ten
 * seconds, a job that it was at for half a minute, and then there is the work.
 */
export const takeoverTimeoutMs = 60_000;

type Look<Seen> = () => Seen | Promise<Seen>;
type Truthy<Seen> = Exclude<Seen, null | undefined | false | 0 | ''>;

/**
 * Waits until what is seen is truthy, and answers it. What never comes ends with the test's own time
 * limit. With a condition, waits until that holds; gives up, with what it saw last, after twenty seconds,
 * or after `longestMs`.
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
    if (performance.now() > end) throw new Error(`In vain, at last: ${JSON.stringify(seen)}`);
    await wait(pauseMs);
  }
}
