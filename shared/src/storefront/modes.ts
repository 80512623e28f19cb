import type { OperatorMode, PageMode } from '../connect/modes.js';
import type { Query } from '../screens/query.js';

/** Display modes of a page, without effect on access. */
export interface ShopModes {
  readonly operator: OperatorMode;
  readonly page: PageMode;
}

export const nativeModes: ShopModes = { operator: 'default', page: 'native' };

/** Parses `?operator=` and `?mode=`; unknown values are ignored. */
export function modesIn({ operator, mode }: Query): ShopModes {
  return {
    operator: operator === 'headless' ? operator : nativeModes.operator,
    page: mode === 'preview' ? mode : nativeModes.page,
  };
}

/** Whether the page looks as it does to shoppers. */
export function isNative({ operator, page }: ShopModes): boolean {
  return operator === nativeModes.operator && page === nativeModes.page;
}
