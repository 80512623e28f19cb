import { setTimeout as wait } from 'node:timers/promises';

const lookEveryMs = 10;

type Truthy<Value> = Exclude<Value, null | undefined | false | 0 | ''>;

/**
 * Waits for a condition, and answers what made it true. A condition that never comes true ends with
 * the test's own time limit.
 */
export async function until<Value>(
  condition: () => Value | Promise<Value>,
): Promise<Truthy<Value>> {
  for (;;) {
    const value = await condition();
    // What is not falsy is all that is left; the compiler does not narrow a type parameter so far.
    if (value) return value as Truthy<Value>;
    await wait(lookEveryMs);
  }
}
