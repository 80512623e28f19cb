import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './NoteForm.module.css';
import { writeOrderNote } from '../orders.api.js';
import { Button } from '../../../ui/office/Button.js';
import { Field } from '../../../ui/office/Field.js';
import { Form } from '../../../ui/office/Form.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** What staff know of an order, for each other. */
export function NoteForm({ orderId }: { readonly orderId: number }) {
  const client = useQueryClient();
  const tell = useSnackbar();
  const [text, type] = useState('');
  // The same until it is kept: sent twice, it is one note.
  const [id, renew] = useState(() => crypto.randomUUID());
  const writing = useMutation({
    mutationFn: () => writeOrderNote(orderId, { id, text }),
    onSuccess: () => {
      type('');
      renew(crypto.randomUUID());
    },
    onError: ({ message }) => {
      tell(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', orderId] }),
  });
  return (
    <Form
      className={styles['form']}
      isDirty={text !== ''}
      isSent={writing.isPending}
      lost="Your note is not kept yet."
      onSend={() => {
        writing.mutate();
      }}
    >
      <Field
        label="A note for the staff"
        hint="It stays in the history; no shopper or owner sees it."
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
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
          Add note
        </Button>
      </div>
    </Form>
  );
}
