import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { deleteOrder } from '../orders.api.js';
import { Button } from '../../../ui/office/Button.js';
import { ConfirmDelete } from '../../../ui/office/popups/ConfirmDelete.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** ORD-006: takes an order that nobody has paid for out of the lists, once it was asked whether that is meant. */
export function DeleteOrder({ order: { id } }: { order: AtlasOrder }) {
  const [isConfirming, setConfirming] = useState(false);
  const notify = useSnackbar();
  const client = useQueryClient();
  const navigate = useNavigate();
  const deleting = useMutation({
    mutationFn: () => deleteOrder(id),
    onSuccess: async () => {
      notify(`Order #${String(id)} is deleted.`);
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
        Delete this order
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
            It leaves the board and all lists, and can no longer be paid. Whoever has its number or
            its link still sees that it was there.
          </p>
        </ConfirmDelete>
      )}
    </>
  );
}
