import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { deleteOrder } from '../orders.api.js';
import { Button } from '../../../ui/office/Button.js';
import { ConfirmDelete } from '../../../ui/office/popups/ConfirmDelete.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Deletes an unpaid order after confirmation. */
export function DeleteOrder({ order: { id } }: { order: AtlasOrder }) {
  const [isConfirming, setConfirming] = useState(false);
  const notify = useSnackbar();
  const client = useQueryClient();
  const navigate = useNavigate();
  const deleting = useMutation({
    mutationFn: () => deleteOrder(id),
    onSuccess: async () => {
      notify(`Order #${String(id)} deleted`);
      await navigate({ to: '/orders' });
      await client.invalidateQueries();
    },
    onError: (error) => {
      setConfirming(false);
      notify(error.message);
    },
  });
  return (
    <>
      <Button
        kind="danger"
        onPress={() => {
          setConfirming(true);
        }}
      >
        Delete order
      </Button>
      {isConfirming && (
        <ConfirmDelete
          title={`Delete order #${String(id)}?`}
          isPending={deleting.isPending}
          onDelete={deleting.mutate}
          onClose={() => {
            setConfirming(false);
          }}
        >
          <p>
            The order is removed from the board and all lists and can no longer be paid. Anyone with
            its number or link can still see that it existed.
          </p>
        </ConfirmDelete>
      )}
    </>
  );
}
