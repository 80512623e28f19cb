import { stageOf, statusName } from '@selvedge/shared/orders/order-status';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { stageSteps } from '@selvedge/shared/storefront/stage-names';
import { Check } from 'lucide-react';

import styles from './ReceiptPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';

const css = classesOf(styles);

const STATE_LABELS = { done: 'Done: ', current: 'Now: ', ahead: 'Upcoming: ' } as const;

/** Progress as a bar, a percentage and the names of the stages (ORD-032). */
export function OrderProgress({
  order: { flow, status, percentComplete },
}: {
  readonly order: Pick<ShopperOrder, 'flow' | 'status' | 'percentComplete'>;
}) {
  return (
    <section className={css('progress')} aria-label="Progress of your order">
      <div className={css('status')}>
        <h2 role="status">{statusName(status)}</h2>
        <p className={css('percent')}>{`${percentComplete}%`}</p>
      </div>
      <div
        className={css('bar')}
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={percentComplete}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={css('fill')} style={{ transform: `scaleX(${percentComplete / 100})` }} />
      </div>
      <ol className={css('steps')}>
        {stageSteps(flow, stageOf(flow, status) ?? 0).map(({ name, state }) => (
          <li key={name} className={css('step', state)}>
            <span className={css('mark')}>
              {state === 'done' && <Check size={14} strokeWidth={3} aria-hidden />}
            </span>
            <span>
              <span className={layout('hidden')}>{STATE_LABELS[state]}</span>
              {name}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
