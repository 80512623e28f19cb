import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';

import styles from './NewPagePage.module.css';
import { newPage } from './page-drafts.js';
import { blocksOfStart, type PageStartName } from './page-starts.js';
import { PageNameFields } from './PageNameFields.js';
import { StartPanel } from './StartPanel.js';
import { usePageForm } from './usePageForm.js';
import { editorPath } from '../page-labels.js';
import { createDraft } from '../pages.api.js';
import { useDivision } from '../usePages.js';
import { backLink } from '../../../ui/office/back-link.js';
import { Button } from '../../../ui/office/Button.js';
import { Form } from '../../../ui/office/Form.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Creates a page as a draft and opens it in the editor. */
export function NewPagePage() {
  const division = useDivision();
  const [start, setStart] = useState<PageStartName>('empty');
  const { form, isSaving, isSaved, save } = usePageForm({
    start: { title: '', url: '' },
    send: async (names) => createDraft(division, newPage(names, await blocksOfStart(start))),
    onSaved: ({ id }) => {
      location.assign(editorPath(id));
    },
  });
  return (
    <Form
      className={styles['page']}
      noValidate
      isDirty={form.formState.isDirty}
      isSent={isSaving || isSaved}
      lost="This page has not been created yet."
      onSend={() => void save()}
    >
      <header>
        <Link to="/pages" className={backLink}>
          <ArrowLeft size={16} aria-hidden /> Pages
        </Link>
        <h1 className={styles['title']}>New page</h1>
      </header>
      <Panel title="Title and web address">
        <PageNameFields form={form} isNew hint="Follows the title until you change it" />
      </Panel>
      <StartPanel start={start} onStart={setStart} />
      <footer className={styles['footer']}>
        <p className={styles['soft']}>
          The page opens in the editor. Shoppers see it once you publish it.
        </p>
        <Button kind="primary" type="submit" isPending={isSaving}>
          {isSaving ? 'Creating…' : 'Create page'}
        </Button>
      </footer>
    </Form>
  );
}
