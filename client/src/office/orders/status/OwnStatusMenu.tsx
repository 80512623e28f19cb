import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';

import { StatusMenu } from './StatusMenu.js';
import { useChangeStatus } from './useChangeStatus.js';
import { usePaidReason } from './usePaidReason.js';

/** Status menu that sends the change itself. */
export function OwnStatusMenu({ order, mayChange }: { order: AtlasOrderRow; mayChange: boolean }) {
  const change = useChangeStatus();
  const { reasonFor, dialog } = usePaidReason();
  return (
    <>
      <StatusMenu
        order={order}
        mayChange={mayChange}
        isPending={change.isPending}
        onMove={(moved, status) => {
          void reasonFor([moved], status).then((paid) => {
            if (paid !== undefined) change.mutate({ order: moved, status, paid });
          });
        }}
      />
      {dialog}
    </>
  );
}
