import { can } from '@selvedge/shared/permissions/policies';

import type { ShopRequest } from '../../storefront/index.js';

/** BLX-006: whether a page is shown as those see it who make it: in a preview of theirs, or of an editor that they let in. */
export function isPreviewed({ modes, asker, editedPage }: ShopRequest): boolean {
  if (editedPage !== undefined) return true;
  return modes.page === 'preview' && can(asker, 'pages.preview');
}
