import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import { useNavigate } from '@tanstack/react-router';
import { memo } from 'react';
import {
  Collection,
  GridList,
  GridListLoadMoreItem,
  isTextDropItem,
  ListLayout,
  useDragAndDrop,
  Virtualizer,
  type Selection,
} from 'react-aria-components';

import type { BoardState } from './store/board-store.js';
import { BoardCards, OrderCard } from './OrderCard.js';
import styles from './StageColumn.module.css';
import { useIsPhone } from '../../../ui/office/useIsPhone.js';

/** Media type of a dragged card; its data is the order number. */
const dragType = 'application/x-selvedge-order';

/** Sizes in CSS pixels. The row size is an estimate until a card is measured. */
const sizes = { gap: 8, padding: 3, loaderSize: 44 };
const desktopSizes = { ...sizes, estimatedRowSize: 190 };
const phoneSizes = { ...sizes, estimatedRowSize: 216 };

export interface StageProps {
  readonly stage: number;
  readonly state: BoardState;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (rows: readonly AtlasOrderRow[], stage: number) => void;
  readonly onMore: () => void;
  readonly onDrop: (ids: readonly number[], status: OrderStatus) => void;
  readonly mayChange: boolean;
}

/** Virtualized cards of a stage. */
export function StageCards(props: StageProps & { readonly entry: OrderStatus }) {
  const layoutOptions = useIsPhone() ? phoneSizes : desktopSizes;
  const { mayChange } = props;
  return (
    <BoardCards value={{ changes: props.state.changes, mayChange }}>
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
        <CardList {...props} />
      </Virtualizer>
    </BoardCards>
  );
}

function CardList(props: StageProps & { readonly entry: OrderStatus }) {
  const { stage, state, selected, onSelect, onMore, onDrop, mayChange, entry } = props;
  const navigate = useNavigate();
  const { rows = [], next = null } = state.board.columns[stage] ?? {};
  const isLoading = state.status === 'loading';
  const dragAndDropHooks = useDrops(mayChange, (ids) => {
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
      aria-busy={isLoading}
      selectionMode={mayChange ? 'multiple' : 'none'}
      selectedKeys={selected}
      onSelectionChange={choose}
      onAction={(id) => void navigate({ to: '/orders/$id', params: { id: String(id) } })}
      // Cards without a drag handle must not be draggable.
      {...(mayChange && { dragAndDropHooks })}
      renderEmptyState={() => (
        <p className={styles['empty']}>{isLoading ? 'Loading…' : 'No orders in this stage'}</p>
      )}
    >
      <Cards rows={rows} />
      {next !== null && (
        <GridListLoadMoreItem
          className={styles['more'] ?? ''}
          isLoading={state.busy.has(stage)}
          onLoadMore={onMore}
        >
          Loading more…
        </GridListLoadMoreItem>
      )}
    </GridList>
  );
}

/** Memoized, because a stage may have a thousand cards and each event changes only one. */
const Cards = memo(function Cards({ rows }: { readonly rows: readonly AtlasOrderRow[] }) {
  return <Collection items={rows}>{(order) => <OrderCard order={order} />}</Collection>;
});

/** Drag and drop of cards between stages by pointer, touch or keyboard. */
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
