import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { PriorityMenu } from './PriorityMenu.js';
import { setPriority } from '../orders.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** How much an order presses, on a screen that asks for the change itself. */
export function OwnPriorityMenu(props: {
  readonly order: AtlasOrderRow;
  readonly mayChange: boolean;
}) {
  const { order, mayChange } = props;
  const client = useQueryClient();
  const tell = useSnackbar();
  const { mutate } = useMutation({
    mutationFn: (priority: OrderPriority) => setPriority(order.id, { priority }),
    onError: ({ message }) => {
      tell(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', order.id] }),
  });
  return (
    <PriorityMenu
      order={order}
      mayChange={mayChange}
      isNamed
      onPress={(_order, priority) => {
        mutate(priority);
      }}
    />
  );
}
