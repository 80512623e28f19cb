import type { PageListing } from '@selvedge/shared/pages/page';

import { DeleteDialog } from './DeleteDialog.js';
import { DuplicateForm, RenameForm } from './PageForms.js';
import { UnpublishDialog } from './UnpublishDialog.js';
import { ExternalEditorPanel } from '../connect/ExternalEditorPanel.js';
import { nameOf } from '../page-labels.js';
import { Dialog } from '../../../ui/office/Dialog.js';

/** Action on a page that opens a dialog first. */
export interface PageAction {
  readonly question: 'rename' | 'duplicate' | 'connect' | 'unpublish' | 'delete';
  readonly page: PageListing;
}

interface QuestionProps {
  readonly action: PageAction | undefined;
  readonly all: readonly PageListing[];
  readonly onClose: () => void;
}

export function PageActionDialog({ action, all, onClose }: QuestionProps) {
  if (action === undefined) return null;
  const { question, page } = action;
  switch (question) {
    case 'rename':
      return (
        <Dialog title={`Rename or move ${nameOf(page)}`} isOpen onClose={onClose}>
          <RenameForm page={page} onClose={onClose} />
        </Dialog>
      );
    case 'duplicate':
      return (
        <Dialog title={`Duplicate ${nameOf(page)}`} isOpen onClose={onClose}>
          <DuplicateForm page={page} all={all} onClose={onClose} />
        </Dialog>
      );
    case 'connect':
      return (
        <Dialog title={`Open ${nameOf(page)} in another editor`} isOpen onClose={onClose}>
          <ExternalEditorPanel page={page} onClose={onClose} />
        </Dialog>
      );
    case 'unpublish':
      return <UnpublishDialog page={page} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog page={page} onClose={onClose} />;
  }
}
