import { takeFault } from '../../lib/faults/take-fault.js';
import { reportFault } from '../../lib/faults/report-fault.js';

/** What somebody does with a page, or what fails in it. */
export function take(event: Event): void {
  switch (event.type) {
    case 'error':
    case 'unhandledrejection':
      takeFault(event, 'shop');
      break;
    case 'click':
      fireActions(event);
      reportBlocked(event);
      break;
    default:
      closeMenus(event);
  }
}

/** ERR-030: a link that is not let through, of an owner who should know. */
function reportBlocked({ target }: Event): void {
  const blocked = 'a[data-blocked], a[href^="blocked:"]';
  if (target instanceof Element && target.closest(blocked) !== null)
    reportFault({ kind: 'blocked-link', program: 'shop' });
}

/**
 * LAY-042: a click on an action fires `shop-action`, which bubbles to whoever on the page knows the
 * action of that name.
 */
function fireActions({ target }: Event): void {
  const action = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  const name = action?.dataset['action'];
  action?.dispatchEvent(new CustomEvent('shop-action', { bubbles: true, detail: { name } }));
}

/** LAY-024: a menu that needs no script to open closes by Escape, and when something else is pressed. */
function closeMenus(event: Event): void {
  for (const menu of document.querySelectorAll('details[data-menu][open]')) {
    const isWithin = event.target instanceof Node && menu.contains(event.target);
    const isAway = event instanceof KeyboardEvent ? event.key === 'Escape' : !isWithin;
    if (isAway) menu.removeAttribute('open');
  }
}
