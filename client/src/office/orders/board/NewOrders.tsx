import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';

import styles from './NewOrders.module.css';
import type { BoardStore } from './store/board-store.js';
import { Button } from '../../../ui/office/Button.js';

interface NewOrdersProps {
  readonly arrived: readonly number[];
  readonly store: Pick<BoardStore, 'showArrived' | 'snapshot'>;
  /** Scroll container of the stages. */
  readonly columns: RefObject<HTMLElement | null>;
}

/** Announces orders that arrived out of sight, and shows one after the other on request. */
export function NewOrders({ arrived, store, columns }: NewOrdersProps) {
  const navigate = useNavigate();
  const [first] = arrived;
  const show = (id: number) => {
    const place = store.showArrived(id);
    if (place === undefined) {
      void navigate({ to: '/orders/$id', params: { id: String(id) } });
      return;
    }
    const { stage, index } = place;
    const { length } = store.snapshot().board.columns[stage]?.rows ?? [];
    scrollToCard(columns.current?.children[stage], id, index / length);
  };
  return (
    <div role="status" className={styles['news']}>
      {first !== undefined && (
        <>
          <span>{newOrdersLabel(arrived.length)}</span>
          <Button
            onPress={() => {
              show(first);
            }}
          >
            Show
          </Button>
        </>
      )}
    </div>
  );
}

function newOrdersLabel(count: number): string {
  return count === 1 ? '1 new order' : `${String(count)} new orders`;
}

/** Cards out of sight are not rendered, so the list is scrolled near the card first. */
function scrollToCard(column: Element | undefined, id: number, fraction: number): void {
  const list = column?.querySelector('[role="grid"]');
  if (!list) return;
  column?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  list.scrollTop = list.scrollHeight * fraction - list.clientHeight / 2;
  let frames = 20;
  const focusCard = () => {
    const card = list.querySelector<HTMLElement>(`[data-order="${String(id)}"]`);
    if (card !== null) {
      card.scrollIntoView({ block: 'center' });
      card.focus({ preventScroll: true });
    } else if ((frames -= 1) > 0) requestAnimationFrame(focusCard);
  };
  requestAnimationFrame(focusCard);
}
