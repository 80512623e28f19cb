/** CST-040: so many refusals in a row may be chance; one more is a loop. */
const limit = 100;
const key = 'guard-failures';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * GRD-002, ERR-025: where a guard leads that has refused somebody; the page that nobody has when it refused them
 * more than 100 times in a row. It is counted over pages, since each leads to another one.
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

/** GRD-002: somebody was let through, and the count begins anew. */
export function afterPass(memory: Memory = sessionStorage): void {
  memory.removeItem(key);
}
