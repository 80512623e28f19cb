import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';

import { StatusMenu } from './StatusMenu.js';
import { useChangeStatus } from './useChangeStatus.js';

/** The status of an order on a screen that asks for the change itself. */
export function OwnStatusMenu({ order, mayChange }: { order: AtlasOrderRow; mayChange: boolean }) {
  const change = useChangeStatus();
  return (
    <StatusMenu
      order={order}
      mayChange={mayChange}
      isPending={change.isPending}
      onMove={(moved, status) => {
        change.mutate({ order: moved, status });
      }}
    />
  );
}
