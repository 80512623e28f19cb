import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { statusName } from '@selvedge/shared/orders/order-status';

import { nextStatus } from './next-status.js';
import { useChangeStatus } from './useChangeStatus.js';
import { Button } from '../../../ui/office/Button.js';

/** Moves an order to the status that usually follows. Renders nothing if none does. */
export function NextStep({ order }: { readonly order: AtlasOrder }) {
  const change = useChangeStatus();
  const next = nextStatus(order.flow, order.status);
  if (next === undefined) return null;
  return (
    <Button
      kind="primary"
      isPending={change.isPending}
      onPress={() => {
        change.mutate({ order, status: next, paid: {} });
      }}
    >
      Move to “{statusName(next)}”
    </Button>
  );
}
