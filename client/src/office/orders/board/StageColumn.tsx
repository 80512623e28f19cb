import { ORDER_FLOWS, statusName, type OrderStatus } from '@selvedge/shared/orders/order-status';

import { countOf } from './board.js';
import { StageCards, type StageProps } from './StageCards.js';
import styles from './StageColumn.module.css';
import { statusColour } from '../../../ui/office/status-colour.js';

/** Returns the status of an order dropped on a stage: its first status other than "disputed". */
function entryOf(statuses: readonly OrderStatus[]): OrderStatus {
  return statuses.find((status) => status !== 'disputed') ?? 'issue';
}

/** Column of one stage; more orders load on scroll. */
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
