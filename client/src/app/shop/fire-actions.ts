/**
 * LAY-042: a click on an action fires `shop-action`, which bubbles to whoever on the page knows the
 * action of that name.
 */
export function fireActions({ target }: Pick<Event, 'target'>): void {
  const action = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  const name = action?.dataset['action'];
  action?.dispatchEvent(new CustomEvent('shop-action', { bubbles: true, detail: { name } }));
}
