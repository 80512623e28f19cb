import type { KeyboardEvent } from 'react';

/**
 * Moves the focus with the arrow keys between the same controls of a table's rows: links,
 * checkboxes and buttons with the same `data-column`.
 */
export function goToNextRow(event: KeyboardEvent<HTMLTableElement>): void {
  const { target } = event;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || !(target instanceof HTMLElement)) return;
  const { column } = target.dataset;
  // Arrow keys open a menu, so menus are excluded.
  const kind =
    column === undefined
      ? ['a', "input[type='checkbox']"].find((one) => target.matches(one))
      : `[data-column='${column}']`;
  const rows = [...event.currentTarget.querySelectorAll('tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = kind && rows[at + step]?.querySelector<HTMLElement>(kind);
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
