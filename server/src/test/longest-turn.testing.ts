import { setImmediate } from 'node:timers/promises';

/** Processor time of this process in milliseconds. */
function usedMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/**
 * Returns the processor time of the longest turn of the event loop during `work`, in milliseconds.
 * Counts the time of other threads too, which can only make it longer.
 */
export async function longestTurnMs(work: () => Promise<void>): Promise<number> {
  const ended = new AbortController();
  let longest = 0;
  const watched = (async () => {
    while (!ended.signal.aborted) {
      const before = process.cpuUsage();
      await setImmediate();
      longest = Math.max(longest, usedMs(before));
    }
  })();
  await work().finally(() => {
    ended.abort();
  });
  await watched;
  return longest;
}
