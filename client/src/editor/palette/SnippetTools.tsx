import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import styles from './Palette.module.css';
import { NameDialog } from '../wallet/NameDialog.js';
import { deleteSnippet, renameSnippet } from '../wallet/snippets.api.js';
import { useSnippetChange } from '../wallet/useSnippets.js';
import { IconButton } from '../../ui/office/IconButton.js';
import { ConfirmDelete } from '../../ui/office/popups/ConfirmDelete.js';

interface SnippetProps {
  readonly division: number;
  readonly id: string;
  readonly name: string;
}

/** Rename and delete buttons of a saved block. */
export function SnippetTools(props: SnippetProps) {
  const { name } = props;
  const [dialog, setDialog] = useState<'rename' | 'delete'>();
  const close = (): void => {
    setDialog(undefined);
  };
  return (
    <span className={styles['tools']}>
      <IconButton
        aria-label={`Rename ${name}`}
        onPress={() => {
          setDialog('rename');
        }}
      >
        <Pencil size={14} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={`Delete ${name}`}
        onPress={() => {
          setDialog('delete');
        }}
      >
        <Trash2 size={14} aria-hidden />
      </IconButton>
      {dialog === 'rename' && <Renaming {...props} onClose={close} />}
      {dialog === 'delete' && <Deleting {...props} onClose={close} />}
    </span>
  );
}

type DialogProps = SnippetProps & { readonly onClose: () => void };

function Renaming({ division, id, name, onClose }: DialogProps) {
  const { isPending, mutate } = useSnippetChange(division, {
    send: (next: string) => renameSnippet(division, id, next),
    done: 'Block renamed',
  });
  return (
    <NameDialog
      title={`Rename ${name}`}
      start={name}
      isPending={isPending}
      onName={(next) => {
        if (next === undefined) onClose();
        else mutate(next, { onSuccess: onClose });
      }}
    />
  );
}

function Deleting({ division, id, name, onClose }: DialogProps) {
  const { isPending, mutate } = useSnippetChange(division, {
    send: () => deleteSnippet(division, id),
    done: `${name} deleted`,
  });
  return (
    <ConfirmDelete
      title={`Delete ${name}?`}
      isPending={isPending}
      onDelete={() => {
        mutate(undefined, { onSettled: onClose });
      }}
      onClose={onClose}
    >
      <p>You can no longer add it to pages. Copies already on pages are not affected.</p>
    </ConfirmDelete>
  );
}
