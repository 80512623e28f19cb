import { messages } from '@selvedge/shared/messages';
import type { PageListing } from '@selvedge/shared/pages/page';

import { nameOf } from '../page-labels.js';
import { useRemove } from '../usePages.js';
import { Button } from '../../../ui/office/Button.js';
import { Dialog, DialogButtons } from '../../../ui/office/Dialog.js';

interface DeleteProps {
  readonly page: PageListing;
  readonly onClose: () => void;
}

/** PAG-018 asks before a page is deleted; PAG-012 says why the home page cannot be. */
export function DeleteDialog(props: DeleteProps) {
  return props.page.isHomepage ? <HomepageStays {...props} /> : <Question {...props} />;
}

function HomepageStays({ page, onClose }: DeleteProps) {
  return (
    <Dialog title="The homepage cannot be deleted" isOpen role="alertdialog" onClose={onClose}>
      <p>{nameOf(page)} is what shoppers come to first. Change it, or unpublish it, instead.</p>
      <DialogButtons>
        <Button onPress={onClose} autoFocus>
          Got it
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Question({ page, onClose }: DeleteProps) {
  const removing = useRemove();
  const { url, published } = page;
  const name = nameOf(page);
  return (
    <Dialog title={messages.deletePage} isOpen role="alertdialog" onClose={onClose}>
      <p>
        <strong>{name}</strong>
        {name !== url && ` at ${url}`}{' '}
        {published ? 'goes out of the shop, and links to it stop working.' : 'is a draft.'}
      </p>
      <DialogButtons>
        <Button onPress={onClose} autoFocus>
          Cancel
        </Button>
        <Button
          kind="danger"
          isPending={removing.isPending}
          onPress={() => {
            removing.mutate(page, { onSettled: onClose });
          }}
        >
          Delete page
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
