/** Number of refusals in a row before a redirect loop is assumed (CST-040). */
const limit = 100;
const key = 'guard-failures';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns where a refused user is redirected: normally `to`, but the 404 page after more than 100
 * refusals in a row. Counts in session storage, since each redirect loads another page.
 */
export function afterRefusal(to: string, memory: Memory = sessionStorage): string {
  const failures = Number(memory.getItem(key) ?? 0) + 1;
  if (failures > limit) {
    memory.removeItem(key);
    return '/404/';
  }
  memory.setItem(key, String(failures));
  return to;
}

/** Resets the count after a screen was allowed. */
export function afterPass(memory: Memory = sessionStorage): void {
  memory.removeItem(key);
}
