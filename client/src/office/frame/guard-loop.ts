import { countRefusal, guardLoopPage } from '@selvedge/shared/permissions/guard-loop';

const key = 'guard-failures';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns where a refused user is redirected: normally `to`, but the 404 page after more than 100
 * refusals in a row. Counts in session storage, since each redirect loads another page.
 */
export function afterRefusal(to: string, memory: Memory = sessionStorage): string {
  const refusals = countRefusal(memory.getItem(key));
  if (refusals === undefined) {
    memory.removeItem(key);
    return guardLoopPage;
  }
  memory.setItem(key, String(refusals));
  return to;
}

/** Resets the count after a screen was allowed. */
export function afterPass(memory: Memory = sessionStorage): void {
  memory.removeItem(key);
}
