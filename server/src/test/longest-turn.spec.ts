import { setImmediate } from 'node:timers/promises';

import { longestTurnMs } from './longest-turn.testing.js';

/** Uses processor time without leaving the event loop. */
function compute(ms: number): void {
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < ms * 1_000);
}

describe('the longest turn of the event loop', () => {
  it('contains everything between two pauses', async () => {
    const ms = await longestTurnMs(async () => {
      await setImmediate();
      compute(60);
      await Promise.resolve();
      compute(60);
      await setImmediate();
    });
    expect(ms).toBeGreaterThanOrEqual(120);
  });

  it('does not add up turns', async () => {
    const before = process.cpuUsage();
    const ms = await longestTurnMs(async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        compute(30);
        await setImmediate();
      }
    });
    expect(ms).toBeGreaterThanOrEqual(30);
    // Not a number of milliseconds: threads of other specs use processor time too.
    const { user, system } = process.cpuUsage(before);
    expect(ms).toBeLessThan((user + system) / 1_000 / 2);
  });
});
