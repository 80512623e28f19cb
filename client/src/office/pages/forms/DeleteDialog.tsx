import { messages } from '@selvedge/shared/messages';
import type { PageListing } from '@selvedge/shared/pages/page';

import { nameOf } from '../page-labels.js';
import { useRemove } from '../usePages.js';
import { Confirm } from '../../../ui/office/popups/Confirm.js';
import { GotIt } from '../../../ui/office/popups/GotIt.js';

interface DeleteProps {
  readonly page: PageListing;
  readonly onClose: () => void;
}

/** Confirms the deletion of a page, or explains why the home page cannot be deleted. */
export function DeleteDialog(props: DeleteProps) {
  return props.page.isHomepage ? <HomepageStays {...props} /> : <Question {...props} />;
}

function HomepageStays({ page, onClose }: DeleteProps) {
  return (
    <GotIt title="The home page cannot be deleted" onClose={onClose}>
      <p>{nameOf(page)} is the first page that shoppers see. Edit or unpublish it instead.</p>
    </GotIt>
  );
}

function Question({ page, onClose }: DeleteProps) {
  const removing = useRemove(page);
  const { url, published } = page;
  const name = nameOf(page);
  return (
    <Confirm
      title={messages.deletePage}
      yes="Delete page"
      isLoss
      isPending={removing.isPending}
      onAnswer={(answer) => {
        if (answer) removing.mutate(undefined, { onSettled: onClose });
        else onClose();
      }}
    >
      <p>
        <strong>{name}</strong>
        {name !== url && ` at ${url}`}{' '}
        {published
          ? 'will be removed from your shop, and links to it will stop working.'
          : 'is a draft.'}
      </p>
    </Confirm>
  );
}
