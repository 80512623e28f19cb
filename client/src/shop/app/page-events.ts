import { isShopAction, type ShopAction } from '@selvedge/shared/links/actions';

import { takeFault } from '../../lib/faults/take-fault.js';
import { reportFault } from '../../lib/faults/report-fault.js';
import { preloadSending } from '../../lib/form-post.js';

// The visitor may be about to send a form.
preloadSending();

/** Handles interactions with a page and errors in it. */
export function take(event: Event): void {
  switch (event.type) {
    case 'error':
    case 'unhandledrejection':
      takeFault(event, 'shop');
      break;
    case 'click':
      fireActions(event);
      closeBesideDialog(event);
      reportBlocked(event);
      break;
    default:
      closeMenus(event);
  }
}

/** Reports a blocked link, so that its owner learns of it (ERR-030). */
function reportBlocked({ target }: Event): void {
  const blocked = 'a[data-blocked], a[href^="blocked:"]';
  if (target instanceof Element && target.closest(blocked) !== null)
    reportFault({ kind: 'blocked-link', program: 'shop' });
}

const actions: Readonly<Record<ShopAction, () => void>> = {
  'print-page': () => {
    print();
  },
  'scroll-to-top': () => {
    scrollTo({ top: 0 });
  },
};

/**
 * Dispatches a bubbling `shop-action` event for a click on an action (LAY-042), and runs the action
 * unless a listener prevents it.
 */
function fireActions({ target }: Event): void {
  const action = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  if (!action) return;
  const name = action.dataset['action'] ?? '';
  // The action must not be repeated after hydration.
  action.removeAttribute('data-early');
  const init = { bubbles: true, cancelable: true, detail: { name } };
  const isUnhandled = action.dispatchEvent(new CustomEvent('shop-action', init));
  if (isUnhandled && isShopAction(name)) actions[name]();
}

/** Closes a modal dialog on a click outside it, in browsers without `closedby`. */
function closeBesideDialog(event: Event): void {
  const { target } = event;
  if (!(event instanceof MouseEvent) || !(target instanceof HTMLDialogElement)) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) target.close();
}

/** Closes script-free menus on Escape and on a click elsewhere (LAY-024). */
function closeMenus(event: Event): void {
  for (const menu of document.querySelectorAll('details[data-menu][open]')) {
    const isWithin = event.target instanceof Node && menu.contains(event.target);
    const isAway = event instanceof KeyboardEvent ? event.key === 'Escape' : !isWithin;
    if (isAway) menu.removeAttribute('open');
  }
}
