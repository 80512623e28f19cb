/** Returns the block of a row of the block list that contains the element; undefined outside. */
export function rowOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-row]')?.dataset['row'];
}

/**
 * Focuses the row of a block if nothing else or another row has the focus. Tries again in the next
 * frame, because a removed control loses the focus only when React has rendered.
 */
export function focusRow(uuid: string): void {
  requestAnimationFrame(() => {
    moveFocus(uuid);
    requestAnimationFrame(() => {
      moveFocus(uuid);
    });
  });
}

function moveFocus(uuid: string): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body && rowOf(activeElement) === undefined)
    return;
  for (const row of document.querySelectorAll<HTMLElement>('[data-row]'))
    if (row.dataset['row'] === uuid) row.focus();
}

/** Returns the block of the next or previous row on the screen; undefined at the end. */
export function rowBeside(uuid: string, step: 1 | -1): string | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.dataset['row'] === uuid);
  return at === -1 ? undefined : rows[at + step]?.dataset['row'];
}
