import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { ORDER_FLOWS, statusName, type OrderStatus } from '@selvedge/shared/orders/order-status';
import { useNavigate } from '@tanstack/react-router';
import {
  GridList,
  GridListLoadMoreItem,
  isTextDropItem,
  useDragAndDrop,
  type Selection,
} from 'react-aria-components';

import { countOf } from './board.js';
import type { BoardState } from './board-store.js';
import { OrderCard, type CardDeeds } from './OrderCard.js';
import styles from './StageColumn.module.css';
import { statusColour } from '../../../ui/office/status-colour.js';

/** What a card is while it is dragged: the number of its order. */
const dragType = 'application/x-selvedge-order';

/** Where an order goes that is dropped on a stage: its first status, but not into a dispute. */
function entryOf(statuses: readonly OrderStatus[]): OrderStatus {
  return statuses.find((status) => status !== 'disputed') ?? 'issue';
}

interface StageProps {
  readonly stage: number;
  readonly state: BoardState;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (rows: readonly AtlasOrderRow[], stage: number) => void;
  readonly onMore: () => void;
  readonly onDrop: (ids: readonly number[], status: OrderStatus) => void;
  readonly deeds: CardDeeds;
}

/** One stage of a flow, with the orders that are in it; more of them come as one scrolls down. */
export function StageColumn(props: StageProps) {
  const { stage, state } = props;
  const { board } = state;
  const statuses: readonly OrderStatus[] = ORDER_FLOWS[board.flow][stage] ?? [];
  const title = statuses.map(statusName).join(' · ');
  const shown = board.columns[stage]?.rows.length ?? 0;
  const total = Math.max(countOf(board, stage), shown);
  return (
    <section className={styles['column']} aria-label={`Stage ${String(stage + 1)}: ${title}`}>
      <header className={styles['header']}>
        <span
          className={styles['rule']}
          style={{ background: statusColour(entryOf(statuses)) }}
          aria-hidden
        />
        <h2 className={styles['title']}>{title}</h2>
        <span className={styles['count']} aria-label={`${String(total)} orders`}>
          {total.toLocaleString('en-GB')}
        </span>
      </header>
      <StageCards {...props} entry={entryOf(statuses)} />
    </section>
  );
}

function StageCards(props: StageProps & { readonly entry: OrderStatus }) {
  const { stage, state, selected, onSelect, onMore, onDrop, deeds, entry } = props;
  const navigate = useNavigate();
  const { rows = [], next = null } = state.board.columns[stage] ?? {};
  const dragAndDropHooks = useDrops(deeds.mayChange, (ids) => {
    onDrop(ids, entry);
  });
  const choose = (selection: Selection) => {
    const isChosen = ({ id }: AtlasOrderRow) => selection === 'all' || selection.has(id);
    onSelect(rows.filter(isChosen), stage);
  };
  return (
    <GridList
      className={styles['cards'] ?? ''}
      aria-label={`Orders in stage ${String(stage + 1)}`}
      aria-busy={state.status === 'loading'}
      selectionMode={deeds.mayChange ? 'multiple' : 'none'}
      selectedKeys={selected}
      onSelectionChange={choose}
      onAction={(id) => void navigate({ to: '/orders/$id', params: { id: String(id) } })}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => (
        <p className={styles['empty']}>
          {state.status === 'loading' ? 'Loading …' : 'No orders in this stage'}
        </p>
      )}
    >
      {rows.map((order) => (
        <OrderCard key={order.id} order={order} told={state.told.get(order.id)} deeds={deeds} />
      ))}
      {next !== null && (
        <GridListLoadMoreItem
          className={styles['more'] ?? ''}
          isLoading={state.busy.has(stage)}
          onLoadMore={onMore}
        >
          Loading more …
        </GridListLoadMoreItem>
      )}
    </GridList>
  );
}

/** Cards are dragged from one stage to another, by pointer, touch or keyboard. */
function useDrops(isEnabled: boolean, onDrop: (ids: readonly number[]) => void) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': `#${String(key)}` })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onRootDrop: ({ items }) => {
      const texts = items.filter(isTextDropItem).map((item) => item.getText(dragType));
      void Promise.all(texts).then((ids) => {
        onDrop(ids.map(Number));
      });
    },
    isDisabled: !isEnabled,
  });
  return dragAndDropHooks;
}
