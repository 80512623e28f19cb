import type { WriteOrderNote } from '@selvedge/shared/orders/notes/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { writeOrderNote } from '../orders.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';
import { StaffNoteForm } from '../../../ui/office/StaffNoteForm.js';

/** What staff know of an order, for each other. */
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
      hint="It stays in the history; no shopper or owner sees it."
      rows={2}
      label="Add note"
      writing={writing}
    />
  );
}
