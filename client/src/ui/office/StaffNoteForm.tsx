import { useState } from 'react';

import styles from './StaffNoteForm.module.css';
import { Button } from './Button.js';
import { Field } from './Field.js';
import { Form } from './Form.js';

/** The id is chosen here, so that a note sent twice is stored once. */
interface StaffNote {
  readonly id: string;
  readonly text: string;
}

interface StaffNoteFormProps {
  readonly hint?: string;
  readonly rows: number;
  readonly label: string;
  readonly writing: {
    readonly isPending: boolean;
    readonly mutate: (note: StaffNote, then: { readonly onSuccess: () => void }) => void;
  };
}

/** Internal note of staff about an order or a customer. */
export function StaffNoteForm({ hint, rows, label, writing }: StaffNoteFormProps) {
  const [text, type] = useState('');
  // Changes only after the note was saved.
  const [id, renew] = useState(() => crypto.randomUUID());
  const begin = () => {
    type('');
    renew(crypto.randomUUID());
  };
  return (
    <Form
      className={styles['form']}
      isDirty={text !== ''}
      isSent={writing.isPending}
      lost="Your note has not been saved."
      onSend={() => {
        writing.mutate({ id, text }, { onSuccess: begin });
      }}
    >
      <Field label="Note for staff" hint={hint}>
        {(control) => (
          <textarea
            {...control}
            rows={rows}
            maxLength={2_000}
            value={text}
            onChange={({ currentTarget }) => {
              type(currentTarget.value);
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isDisabled={text.trim() === ''} isPending={writing.isPending}>
          {label}
        </Button>
      </div>
    </Form>
  );
}
