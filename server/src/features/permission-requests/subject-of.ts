import type { Subject } from '../../platform/authorization/session.js';

const form = /^(customer|staff):([1-9]\d{0,9})$/;

/** Of `customer:7` whose account it is; undefined of what names none. */
export function subjectOf(actor: string): Subject | undefined {
  const [, kind, id] = form.exec(actor) ?? [];
  if (kind !== 'customer' && kind !== 'staff') return undefined;
  return { kind, id: Number(id) };
}
