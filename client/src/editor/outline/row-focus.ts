/** Returns the block of a row of the block list that contains the element; undefined outside. */
export function rowOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-row]')?.dataset['row'];
}

/** Focuses the row of a block once it is rendered, unless something else has the focus then. */
export function focusRow(uuid: string): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    for (const row of document.querySelectorAll<HTMLElement>('[data-row]'))
      if (row.dataset['row'] === uuid) row.focus();
  });
}
