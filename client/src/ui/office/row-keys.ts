import type { KeyboardEvent } from 'react';

/**
 * Moves the focus with the arrow keys between the same controls (links, checkboxes) of a table's
 * rows.
 */
export function goToNextRow(event: KeyboardEvent<HTMLTableElement>): void {
  const { target } = event;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || !(target instanceof HTMLElement)) return;
  // Arrow keys open a menu, so menus are excluded.
  const kind = ['a', "input[type='checkbox']"].find((one) => target.matches(one));
  const rows = [...event.currentTarget.querySelectorAll('tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = kind && rows[at + step]?.querySelector<HTMLElement>(kind);
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
