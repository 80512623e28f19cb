/** Maximum number of images that load at the same time. */
const maxConcurrent = 2;

const waiting: (() => void)[] = [];
const active = new Set<() => void>();

/** Calls `enter` once a slot is free. The returned function frees the slot, or leaves the queue. */
export function enterQueue(enter: () => void): () => void {
  waiting.push(enter);
  admit();
  return () => {
    const at = waiting.indexOf(enter);
    if (at >= 0) waiting.splice(at, 1);
    active.delete(enter);
    admit();
  };
}

function admit(): void {
  while (active.size < maxConcurrent) {
    const next = waiting.shift();
    if (next === undefined) return;
    active.add(next);
    next();
  }
}
