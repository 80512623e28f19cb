import type { PageListing } from '@selvedge/shared/pages/page';

import { copyOf, namesOfCopy, renamed } from './page-drafts.js';
import { PageNameFields } from './PageNameFields.js';
import styles from './PageForms.module.css';
import { usePageForm, type PageForm } from './usePageForm.js';
import { stateOf, titleOf, type PageState } from '../page-labels.js';
import { changePage, createDraft, fetchPage } from '../pages.api.js';
import { useDivision } from '../usePages.js';
import { Button } from '../../../ui/office/Button.js';
import { DialogButtons } from '../../../ui/office/Dialog.js';
import { Form } from '../../../ui/office/Form.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

interface FormProps {
  readonly page: PageListing;
  readonly onClose: () => void;
}

/** Hints on when shoppers see a new title or address. */
const VISIBILITY_HINTS: Readonly<Record<PageState, string>> = {
  published: 'Shoppers see the change immediately. Links to the old address stop working.',
  changed: 'Shoppers see the change when you publish the other changes.',
  draft: 'Shoppers see the page once you publish it.',
};

/** Renames a page: at once if it is published without changes, otherwise in its draft. */
export function RenameForm({ page, onClose }: FormProps) {
  const division = useDivision();
  const notify = useSnackbar();
  const state = stateOf(page);
  const pageForm = usePageForm({
    page,
    start: { title: titleOf(page), url: page.url },
    send: async (names) => {
      const body = renamed(await fetchPage(division, page.id), names);
      return changePage(division, page.id, { body, isDraft: state !== 'published' });
    },
    onSaved: () => {
      notify('Page saved');
      onClose();
    },
  });
  return <NamesForm {...pageForm} hint={VISIBILITY_HINTS[state]} action="Save" onClose={onClose} />;
}

/** Copies a page as a draft with its own title and address. */
export function DuplicateForm({ page, all, onClose }: FormProps & { all: readonly PageListing[] }) {
  const division = useDivision();
  const notify = useSnackbar();
  const pageForm = usePageForm({
    start: namesOfCopy(page, all),
    send: async (names) => createDraft(division, copyOf(await fetchPage(division, page.id), names)),
    onSaved: () => {
      notify('Page duplicated');
      onClose();
    },
  });
  return (
    <NamesForm {...pageForm} hint={VISIBILITY_HINTS.draft} action="Duplicate" onClose={onClose} />
  );
}

function NamesForm(
  props: PageForm & {
    readonly hint: string;
    readonly action: string;
    readonly onClose: () => void;
  },
) {
  const { form, isSaving, isSaved, save, hint, action, onClose } = props;
  return (
    <Form
      className={styles['form']}
      noValidate
      isDirty={form.formState.isDirty}
      isSent={isSaving || isSaved}
      onSend={() => void save()}
    >
      <PageNameFields form={form} hint={hint} />
      <DialogButtons>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={isSaving}>
          {action}
        </Button>
      </DialogButtons>
    </Form>
  );
}
