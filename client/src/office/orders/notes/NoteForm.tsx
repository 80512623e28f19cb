import type { WriteOrderNote } from '@selvedge/shared/orders/notes/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { writeOrderNote } from '../orders.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';
import { StaffNoteForm } from '../../../ui/office/StaffNoteForm.js';

/** Form for a staff note on an order. */
export function NoteForm({ orderId }: { readonly orderId: number }) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const writing = useMutation({
    mutationFn: (note: WriteOrderNote) => writeOrderNote(orderId, note),
    onError: ({ message }) => {
      notify(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', orderId] }),
  });
  return (
    <StaffNoteForm
      hint="Visible to staff only. Notes stay in the history."
      rows={2}
      label="Add note"
      writing={writing}
    />
  );
}
