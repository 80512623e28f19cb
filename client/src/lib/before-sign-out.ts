/** Nobody waits for longer before they are signed out, in milliseconds. */
const timeoutMs = 2_000;

const partings = new Set<() => Promise<void>>();

/** What a device has of a person goes before they are signed out; answers how that is taken back. */
export function beforeSignOut(part: () => Promise<void>): () => void {
  partings.add(part);
  return () => {
    partings.delete(part);
  };
}

/** Resolves when all of it is gone, or has taken too long: they are signed out either way. */
export async function partFromDevice(): Promise<void> {
  const all = Promise.allSettled(Array.from(partings, (part) => part()));
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([all, timeout]);
}
