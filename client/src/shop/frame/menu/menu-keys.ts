/*
 * Keys and touch in the panels of the main menu. Loaded when the first panel opens, for all pages
 * that follow.
 */

/** Entries with a panel. Not by the label of the menu, which a browser may translate. */
const entries = 'li:has(> [aria-expanded])';
/** Steps of the arrow keys through an entry and its panel. */
const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * Arrow keys move through the links of an entry. Escape closes the panel and takes the focus out of
 * it to its button, the second stop.
 */
function moveFocus(event: KeyboardEvent): void {
  const { key, target } = event;
  const entry = target instanceof Element ? target.closest(entries) : null;
  const stops = [...(entry?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const at = stops.findIndex((stop) => stop === target);
  const step = STEPS.get(key);
  if (key === 'Escape') {
    // While the panel is still open, so that focusing its button does not open it again.
    stops[Math.min(at, 1)]?.focus();
    closePanel();
  }
  if (step === undefined || entry === null) return;
  event.preventDefault();
  stops[at + step]?.focus();
}

/** Handles a key once, even if it is also replayed. */
export function onKey(event: KeyboardEvent | undefined): void {
  if (event?.defaultPrevented === false) moveFocus(event);
}

function closePanel(): void {
  document.querySelector<HTMLElement>(`${entries} > [aria-expanded="true"]`)?.click();
}

/** Closes the open panel: on tablets a press elsewhere does not move the focus. */
function closeByPress({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest(entries) !== null) return;
  closePanel();
}

document.addEventListener('keydown', onKey, { capture: true });
document.addEventListener('pointerdown', closeByPress);
