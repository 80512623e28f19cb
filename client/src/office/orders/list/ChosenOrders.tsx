import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';
import { useQueryClient } from '@tanstack/react-query';

import { SelectionBar } from '../board/SelectionBar.js';
import { useMoves } from '../board/useMoves.js';
import { usePrintOrders, type Printed } from '../labels/usePrintOrders.js';
import { usePaidReason } from '../status/usePaidReason.js';
import { useScope } from '../useScope.js';
import { Button } from '../../../ui/office/Button.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Bulk actions for selected orders, up to the limit of one call. */
export function ChosenOrders(props: {
  readonly chosen: readonly AtlasOrderRow[];
  readonly onClear: () => void;
}) {
  const chosen = props.chosen.slice(0, mostOrdersNamed);
  const { onClear } = props;
  const { mayPrint } = useScope();
  const notify = useSnackbar();
  const print = usePrintOrders();
  const client = useQueryClient();
  const { reasonFor, dialog } = usePaidReason();
  const store = {
    // Live events update the rows.
    change: () => undefined,
    refetch: () => void client.invalidateQueries({ queryKey: ['orders'] }),
  };
  const { move } = useMoves(store, reasonFor);
  return (
    <>
      <SelectionBar
        flow={flowOf(chosen)}
        chosen={chosen}
        onMove={(status) => {
          // Clear after the move: clearing unmounts this component together with the move's dialog.
          void move(chosen, status).then(onClear);
        }}
        onClear={onClear}
      >
        {mayPrint && (
          <Button
            isPending={print.isPending}
            onPress={() => {
              print.mutate(chosen, {
                onSuccess: (printed) => {
                  for (const text of messagesOf(printed)) notify(text);
                  onClear();
                },
              });
            }}
          >
            Print labels
          </Button>
        )}
      </SelectionBar>
      {dialog}
    </>
  );
}

/** Returns the common flow, or undefined for mixed flows: an order moves within its flow only. */
function flowOf([first, ...others]: readonly AtlasOrderRow[]): AtlasOrderRow['flow'] | undefined {
  return others.every(({ flow }) => flow === first?.flow) ? first?.flow : undefined;
}

function messagesOf({ ids, refused }: Printed): readonly string[] {
  const [first] = refused;
  const printed = ids.length === 1 ? '1 order' : `${String(ids.length)} orders`;
  return [
    ...(ids.length > 0 ? [`Labels printed for ${printed}`] : []),
    ...(refused.length > 1 ? [`Labels not printed for ${String(refused.length)} orders`] : []),
    ...(first && refused.length === 1 ? [`Order ${String(first.id)}: ${first.refusal}`] : []),
  ];
}
