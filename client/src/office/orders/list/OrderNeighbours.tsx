import type { AtlasOrders } from '@selvedge/shared/orders/contract';
import { useQuery, type InfiniteData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { lastList, listQuery } from './list-left.js';
import { neighboursOf, type Neighbours } from './neighbours.js';
import styles from './OrderNeighbours.module.css';
import type { OrdersScope } from '../orders.api.js';

/** Links to the previous and next order of the list that this one was opened from, if any. */
export function OrderNeighbours({ scope, id }: { scope: OrdersScope; id: number }) {
  // Reads the cached list without fetching it.
  const { data } = useQuery<InfiniteData<AtlasOrders>>({
    queryKey: ['orders', scope, listQuery(lastList())],
    enabled: false,
  });
  const neighbours = neighboursOf(data?.pages.flatMap((page) => page.data) ?? [], id);
  useKeys(neighbours);
  if (neighbours.before === undefined && neighbours.after === undefined) return null;
  return (
    <nav className={styles['neighbours']} aria-label="Previous and next order">
      <Step id={neighbours.before} label="Previous" Sign={ChevronLeft} />
      <Step id={neighbours.after} label="Next" Sign={ChevronRight} />
    </nav>
  );
}

function Step(props: {
  readonly id: number | undefined;
  readonly label: string;
  readonly Sign: typeof ChevronLeft;
}) {
  const { id, label, Sign } = props;
  if (id === undefined) return <span className={styles['none']} />;
  return (
    <Link
      to="/orders/$id"
      params={{ id: String(id) }}
      search={{}}
      className={styles['step'] ?? ''}
      aria-label={`${label} order, #${String(id)}`}
    >
      <Sign size={18} aria-hidden />
    </Link>
  );
}

/** Alt+Up and Alt+Down open the previous and next order, except while typing. */
function useKeys({ before, after }: Neighbours): void {
  const navigate = useNavigate();
  const go = useEffectEvent((key: string): boolean => {
    const id = { ArrowUp: before, ArrowDown: after }[key];
    if (id === undefined) return false;
    void navigate({ to: '/orders/$id', params: { id: String(id) }, search: {} });
    return true;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = document.activeElement?.closest('input, textarea, select, [role="menu"]');
      if (event.altKey && !isTyping && go(event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
}
