/**
 * LAY-042: a click on an action fires `shop-action`, which bubbles to whoever on the page knows the
 * action of that name.
 */
export function fireActions({ target }: Event): void {
  const action = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  const name = action?.dataset['action'];
  action?.dispatchEvent(new CustomEvent('shop-action', { bubbles: true, detail: { name } }));
}

/** LAY-024: a menu that needs no script to open closes by Escape, and when something else is pressed. */
export function closeMenus(event: Event): void {
  for (const menu of document.querySelectorAll('details[data-menu][open]')) {
    const isWithin = event.target instanceof Node && menu.contains(event.target);
    const isAway = event instanceof KeyboardEvent ? event.key === 'Escape' : !isWithin;
    if (isAway) menu.removeAttribute('open');
  }
}
