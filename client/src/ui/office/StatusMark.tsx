import { statusName, type OrderStatus } from '@selvedge/shared/orders/order-status';

import { DotMark } from './DotMark.js';
import { statusColour } from './status-colour.js';

export function StatusMark({ status }: { status: OrderStatus }) {
  return <DotMark dot={{ background: statusColour(status) }}>{statusName(status)}</DotMark>;
}
