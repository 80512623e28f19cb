import { statusName, type OrderStatus } from '@selvedge/shared/orders/order-status';

import { DotMark } from './DotMark.js';

/** A status as dot and word; the dot's colour is its stage's. */
export function StatusMark({ status, stage }: { status: OrderStatus; stage: number }) {
  return (
    <DotMark dot={{ background: `var(--stage-${String(stage)})` }}>{statusName(status)}</DotMark>
  );
}
