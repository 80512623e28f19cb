import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MenuTrigger } from 'react-aria-components';

import { chosenPriority, PriorityButton, PriorityItems } from './PriorityButton.js';
import { PriorityMark } from './PriorityMark.js';
import { setPriority } from '../orders.api.js';
import { PopMenu } from '../../../ui/office/PopMenu.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Priority of an order. With permission, a menu that sends the change itself. */
export function OwnPriorityMenu(props: {
  readonly order: AtlasOrderRow;
  readonly mayChange: boolean;
}) {
  const { order, mayChange } = props;
  const client = useQueryClient();
  const notify = useSnackbar();
  const { mutate } = useMutation({
    mutationFn: (priority: OrderPriority) => setPriority(order.id, { priority }),
    onError: ({ message }) => {
      notify(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', order.id] }),
  });
  if (!mayChange) return <PriorityMark priority={order.priority} />;
  return (
    <MenuTrigger>
      <PriorityButton order={order} isNamed />
      <PopMenu
        aria-label="Priority"
        selectionMode="single"
        selectedKeys={[order.priority]}
        onAction={(key) => {
          const chosen = chosenPriority(key, order);
          if (chosen !== undefined) mutate(chosen);
        }}
      >
        <PriorityItems />
      </PopMenu>
    </MenuTrigger>
  );
}
