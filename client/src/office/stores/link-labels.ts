import type { ShopAction } from '@selvedge/shared/links/actions';
import { linkOf } from '@selvedge/shared/links/link';

/** Declared again, because a module shared with the editor would be another file to load. */
const actions: Readonly<Record<ShopAction, true>> = { 'print-page': true, 'scroll-to-top': true };

/** Describes how a link behaves when it is followed (LAY-042 to LAY-045). */
export function linkLabel(text: string, origin: string): string {
  const link = linkOf(text, origin);
  switch (link.kind) {
    case 'nothing':
      return 'No link';
    case 'internal':
      return 'Page in your shop';
    case 'external':
      return 'External site, opens in a new tab';
    case 'other':
      return 'Opens another app, such as mail or phone';
    case 'action':
      return Object.hasOwn(actions, link.name)
        ? 'Starts an action on the page'
        : `There is no action “${link.name}”. Shoppers cannot use this link.`;
    case 'blocked':
      return '';
  }
}
