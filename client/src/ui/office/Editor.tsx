import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

import { backLink } from './back-link.js';
import { Button } from './Button.js';
import styles from './Editor.module.css';
import { Form } from './Form.js';
import { useSaveKey } from './useSaveKey.js';

/** Form that is saved as a whole, by its button or Ctrl-S. */
export function Editor(props: {
  readonly save: () => Promise<void>;
  readonly isDirty: boolean;
  /** Warning shown before leaving with unsaved changes. */
  readonly lost: string;
  readonly children: ReactNode;
}) {
  const { save, isDirty, lost, children } = props;
  useSaveKey(save);
  return (
    <Form
      className={styles['editor']}
      noValidate
      isDirty={isDirty}
      lost={lost}
      onSend={() => void save()}
    >
      {children}
    </Form>
  );
}

/** Sticky header: title, save state and save button. */
export function EditorHead(props: {
  /** Renders the link back to the list with the given class. */
  readonly back: (className: string) => ReactNode;
  readonly title: string;
  /** Public address in the shop; undefined while it is hidden from shoppers. */
  readonly shopLink?: string | undefined;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
}) {
  const { back, title, shopLink, isDirty, isSaving } = props;
  return (
    <header className={styles['head']}>
      <div className={styles['titles']}>
        {back(backLink)}
        <h1 className={styles['title']} dir="auto">
          {title}
        </h1>
      </div>
      {shopLink !== undefined && (
        <a className={styles['see']} href={shopLink} target="_blank" rel="noreferrer">
          View in shop <ExternalLink size={14} aria-hidden />
        </a>
      )}
      {isDirty && <span className={styles['dirty']}>Not saved yet</span>}
      <Button
        kind="primary"
        type="submit"
        isDisabled={!isDirty}
        isPending={isSaving}
        aria-keyshortcuts="Control+S"
      >
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
    </header>
  );
}

export function EditorColumns(props: { readonly main: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>{props.main}</div>
      <div className={styles['column']}>{props.aside}</div>
    </div>
  );
}
