import type { Subject } from '../../platform/authorization/session.js';

const form = /^(customer|staff):([1-9]\d{0,9})$/;

/** Parses an actor such as `customer:7`; undefined if it is not a person. */
export function subjectOf(actor: string): Subject | undefined {
  const [, kind, id] = form.exec(actor) ?? [];
  if (kind !== 'customer' && kind !== 'staff') return undefined;
  return { kind, id: Number(id) };
}
