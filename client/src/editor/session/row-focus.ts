/** Returns the block of a row of the block list that contains the element; undefined outside. */
export function rowOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-row]')?.dataset['row'];
}

/**
 * Focuses the row of a block if nothing else or another row has the focus. Tries again in the next
 * frame, because a removed control loses the focus only when React has rendered. A field for a new
 * name that was opened in the meantime keeps the focus.
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
  const isRow = rowOf(activeElement) !== undefined && !(activeElement instanceof HTMLInputElement);
  if (activeElement !== null && activeElement !== body && !isRow) return;
  for (const row of rows()) if (row.dataset['row'] === uuid) row.focus();
}

/** Returns the block of the next or previous row on the screen; undefined at the end. */
export function rowBeside(uuid: string, step: 1 | -1): string | undefined {
  const all = rows();
  const at = all.findIndex((row) => row.dataset['row'] === uuid);
  return at === -1 ? undefined : all[at + step]?.dataset['row'];
}

/** Returns the block of the first or last row on the screen. */
export function rowAtEnd(end: 'first' | 'last'): string | undefined {
  return rows().at(end === 'first' ? 0 : -1)?.dataset['row'];
}

/**
 * Returns the block of the next row on the screen whose label begins with the text; starts again at
 * the top. A longer text may also match the row itself.
 */
export function rowNamed(text: string, from: string): string | undefined {
  const all = rows();
  const at = all.findIndex((row) => row.dataset['row'] === from);
  const start = text.length === 1 ? at + 1 : at;
  const found = [...all.slice(start), ...all.slice(0, start)].find((row) =>
    (row.querySelector('[data-label]')?.textContent ?? '').toLowerCase().startsWith(text),
  );
  return found?.dataset['row'];
}

const rows = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-row]'),
];
