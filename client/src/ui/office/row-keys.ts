import type { KeyboardEvent } from 'react';

/** The arrow keys move between the same controls of the rows of a table: what leads on, and what chooses. */
export function goToNextRow(event: KeyboardEvent<HTMLTableElement>): void {
  const { target } = event;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || !(target instanceof HTMLElement)) return;
  // A menu opens by an arrow key itself.
  const kind = ['a', "input[type='checkbox']"].find((one) => target.matches(one));
  const rows = [...event.currentTarget.querySelectorAll('tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = kind && rows[at + step]?.querySelector<HTMLElement>(kind);
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
