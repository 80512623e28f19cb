import { can } from '@selvedge/shared/policies/policies';

import type { ShopRequest } from '../../features/storefront/index.js';

/**
 * Whether the page is shown as a preview: to its members, or in an editor they authorized
 * (BLX-006).
 */
export function isPreviewed({ modes, principal, editedPage }: ShopRequest): boolean {
  if (editedPage !== undefined) return true;
  return modes.page === 'preview' && can(principal, 'pages.preview');
}
