import { ORDER_FLOWS, statusName } from '@selvedge/shared/orders/order-status';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { countOf, type Board } from './board.js';
import styles from './StageTabs.module.css';
import { statusColour } from '../../../ui/office/status-colour.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/** Fraction of a stage that must be visible for it to be the current one. */
const most = 0.6;

export interface TabsProps {
  readonly board: Board;
  /** Scroll container of the stages. */
  readonly columns: RefObject<HTMLElement | null>;
}

/** Tabs of the stages on phones. Marks the current stage after a swipe. */
export function StageTabs({ board, columns }: TabsProps) {
  const [seen, see] = useState(0);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const stages = [...(columns.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entry !== undefined) see(stages.indexOf(entry.target));
      },
      { root: columns.current, threshold: most },
    );
    for (const stage of stages) observer.observe(stage);
    return () => {
      observer.disconnect();
    };
  }, [columns]);
  useEffect(() => {
    const tab = bar.current?.children[seen];
    if (tab instanceof HTMLElement) bar.current?.scrollTo({ left: tab.offsetLeft - 16 });
  }, [seen]);
  return (
    <nav ref={bar} className={sharedStyle('tabs', styles['tabs'])} aria-label="Stages">
      {ORDER_FLOWS[board.flow].map((statuses, stage) => (
        <button
          key={statuses.join(' ')}
          type="button"
          className={sharedStyle('tab', styles['tab'])}
          aria-current={stage === seen}
          onClick={() =>
            columns.current?.children[stage]?.scrollIntoView({ block: 'nearest', inline: 'start' })
          }
        >
          <span
            className={styles['dot']}
            style={{ background: statusColour(statuses[0]) }}
            aria-hidden
          />
          {statuses.slice(0, 1).map(statusName)}
          <span className={styles['count']}>{countOf(board, stage).toLocaleString('en-GB')}</span>
        </button>
      ))}
    </nav>
  );
}
