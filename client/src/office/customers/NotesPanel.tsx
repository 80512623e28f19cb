import type {
  CustomerFile,
  CustomerNote,
  WriteCustomerNote,
} from '@selvedge/shared/customers/contract';
import { shortText } from '@selvedge/shared/texts/short-text';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { deleteNote, writeNote } from './customers.api.js';
import styles from './CustomersPage.module.css';
import { useCustomerChange } from './useCustomerChange.js';
import { Ago } from '../../ui/office/Ago.js';
import { IconButton } from '../../ui/office/IconButton.js';
import { Panel } from '../../ui/office/Panel.js';
import { ConfirmDelete } from '../../ui/office/popups/ConfirmDelete.js';
import { StaffNoteForm } from '../../ui/office/StaffNoteForm.js';

/** Staff notes, newest first. They are erased with the customer. */
export function NotesPanel({ file: { id, notes } }: { readonly file: CustomerFile }) {
  return (
    <Panel title="Notes">
      <NoteForm id={id} />
      <ul className={styles['plain']}>
        {notes.map((note) => (
          <li key={note.id} className={styles['said']}>
            <p>
              <span className={styles['note']} dir="auto">
                {note.text}
              </span>{' '}
              <span className={styles['soft']}>
                {note.by === null ? '' : `by ${note.by}, `}
                <Ago time={note.at} />
              </span>
            </p>
            {note.isOwn && <DeleteNote id={id} note={note} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function DeleteNote({ id, note }: { readonly id: number; readonly note: CustomerNote }) {
  const [isConfirming, setConfirming] = useState(false);
  const deleting = useCustomerChange(
    id,
    (noteId: string) => deleteNote(id, noteId),
    'Note deleted',
  );
  return (
    <>
      <IconButton
        aria-label={`Delete note: ${shortText(note.text, 40)}`}
        onPress={() => {
          setConfirming(true);
        }}
      >
        <Trash2 size={16} aria-hidden />
      </IconButton>
      {isConfirming && (
        <ConfirmDelete
          title="Delete this note?"
          isPending={deleting.isPending}
          onDelete={() => {
            deleting.mutate(note.id);
          }}
          onClose={() => {
            setConfirming(false);
          }}
        >
          <p>The note is removed for all staff. This cannot be undone.</p>
        </ConfirmDelete>
      )}
    </>
  );
}

function NoteForm({ id }: Pick<CustomerFile, 'id'>) {
  const writing = useCustomerChange(
    id,
    (note: WriteCustomerNote) => writeNote(id, note),
    'Note saved',
  );
  return <StaffNoteForm rows={3} label="Save note" writing={writing} />;
}
