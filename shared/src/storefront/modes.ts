import type { OperatorMode, PageMode } from '../connect/modes.js';
import type { Query } from './query.js';

/** How a page is shown; nothing of it is a matter of access. */
export interface ShopModes {
  readonly operator: OperatorMode;
  readonly page: PageMode;
}

export const nativeModes: ShopModes = { operator: 'default', page: 'native' };

/** by `?operator=` and `?mode=`; what is unknown counts as not asked for. */
export function modesIn({ operator, mode }: Query): ShopModes {
  return {
    operator: operator === 'headless' ? operator : nativeModes.operator,
    page: mode === 'preview' ? mode : nativeModes.page,
  };
}

/** Whether a page is as shoppers see it. */
export function isNative({ operator, page }: ShopModes): boolean {
  return operator === nativeModes.operator && page === nativeModes.page;
}
