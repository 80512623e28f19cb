import type { AtlasOrder, AtlasOrderItem } from '@selvedge/shared/orders/contract';
import { isInWork } from '@selvedge/shared/orders/order-status';
import { slotOf } from '@selvedge/shared/orders/pigeonholes/pigeonhole';

import { SlotForm } from './SlotForm.js';
import { useSorting } from './useSorting.js';
import rows from '../PanelRows.module.css';
import { Ago } from '../../../ui/office/Ago.js';
import { Button } from '../../../ui/office/Button.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Slots that hold the items of an order; permitted staff can move items. */
export function SlotsPanel({ order, maySort }: { order: AtlasOrder; maySort: boolean }) {
  const sorting = useSorting(order.id);
  const wasSorted = order.items.some(({ pigeonholeLogs }) => (pigeonholeLogs ?? []).length > 0);
  const isDue = maySort && isInWork(order.flow, order.stage);
  if (!wasSorted && !isDue) return null;
  return (
    <Panel title="Slots">
      <ul className={rows['rows']}>
        {order.items.map((item) => (
          <li key={item.id} className={rows['row']}>
            <WhereItLies item={item} />
            {maySort && (
              <ItemTools
                item={item}
                isDue={isDue}
                isPending={sorting.isPending}
                onSort={(into) => sorting.mutateAsync({ item: item.id, into })}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function WhereItLies({ item }: { item: AtlasOrderItem }) {
  const logs = item.pigeonholeLogs ?? [];
  const last = logs.at(-1);
  const slot = slotOf(logs);
  return (
    <div>
      <p className={rows['name']}>
        {item.id}.{' '}
        {[item.name, item.options.Colour, item.options.Size]
          .filter((part) => part !== '')
          .join(', ')}
      </p>
      <p className={rows['state']}>
        {slot === undefined ? 'Not in a slot' : <strong>Slot {slot}</strong>}
        {last && (
          <>
            {' · '}
            {last.action === 'put' ? 'placed' : `removed from ${last.code}`}
            {last.user !== null && ` by ${last.user}`} <Ago time={last.createdAt} />
          </>
        )}
      </p>
    </div>
  );
}

function ItemTools(props: {
  readonly item: AtlasOrderItem;
  /** Whether the item may be placed in another slot. */
  readonly isDue: boolean;
  readonly isPending: boolean;
  readonly onSort: (into: string | null) => Promise<unknown>;
}) {
  const { item, isDue, isPending, onSort } = props;
  const slot = slotOf(item.pigeonholeLogs ?? []);
  return (
    <div className={rows['tools']}>
      {isDue && <SlotForm item={item.id} isPending={isPending} onPut={onSort} />}
      {slot !== undefined && (
        <Button
          aria-label={`Remove item ${String(item.id)} from slot ${slot}`}
          isDisabled={isPending}
          onPress={() => {
            // The snackbar shows the error.
            onSort(null).catch(() => undefined);
          }}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
