/** Maximum delay of a sign-out, in milliseconds. */
const timeoutMs = 2_000;

const partings = new Set<() => Promise<void>>();

/**
 * Registers a clean-up of device data to run before sign-out; returns a function that removes it.
 */
export function beforeSignOut(part: () => Promise<void>): () => void {
  partings.add(part);
  return () => {
    partings.delete(part);
  };
}

/** Resolves when all clean-ups have finished or timed out; sign-out continues either way. */
export async function clearDeviceData(): Promise<void> {
  const all = Promise.allSettled(Array.from(partings, (part) => part()));
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([all, timeout]);
}
