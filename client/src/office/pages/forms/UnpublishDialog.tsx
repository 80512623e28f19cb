import type { PageListing } from '@selvedge/shared/pages/page';

import { nameOf } from '../page-labels.js';
import { useUnpublish } from '../usePages.js';
import { Confirm } from '../../../ui/office/popups/Confirm.js';

interface UnpublishProps {
  readonly page: PageListing;
  readonly onClose: () => void;
}

/** Confirms that shoppers will no longer see a page. */
export function UnpublishDialog({ page, onClose }: UnpublishProps) {
  const unpublishing = useUnpublish(page);
  return (
    <Confirm
      title={`Unpublish ${nameOf(page)}?`}
      yes="Unpublish"
      isLoss
      isPending={unpublishing.isPending}
      onAnswer={(answer) => {
        if (answer) unpublishing.mutate(undefined, { onSettled: onClose });
        else onClose();
      }}
    >
      <p>
        {page.isHomepage
          ? 'Shoppers will see the default home page instead.'
          : 'Shoppers will no longer see this page, and links to it will stop working.'}{' '}
        You can publish it again at any time.
      </p>
    </Confirm>
  );
}
