import type { ShopperOrder } from '@selvedge/shared/orders/contract';

/** How the browser came to this page. */
export interface Arrival {
  /** Where from; empty where nobody says. */
  readonly referrer: string;
  readonly origin: string;
  /** As the browser calls it: `navigate`, `reload`, `back_forward`. */
  readonly navigation: string | undefined;
}

type Paid = Pick<ShopperOrder, 'hash' | 'paymentAttempts'>;

/** Of this tab: the orders that were celebrated. */
const celebratedKey = 'celebrated';

/** Whether money came that an order is made for. */
export function isPayment({ state, refund }: ShopperOrder['paymentAttempts'][number]): boolean {
  return state === 'succeeded' && refund === null;
}

/** LAY-050: whether somebody has just paid the order and has come here from there, rather than once more. */
export function isFresh({ paymentAttempts }: Paid, { referrer, origin, navigation }: Arrival) {
  const isPaid = paymentAttempts.some(isPayment);
  const fromPaying = ['/checkout', '/pay/'].some((path) => referrer.startsWith(origin + path));
  return isPaid && fromPaying && navigation === 'navigate';
}

/** Whether this is the first time that it is asked of the order in this tab. */
export function isFirstTime(
  { hash }: Pick<Paid, 'hash'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  if (storage.getItem(celebratedKey) === hash) return false;
  storage.setItem(celebratedKey, hash);
  return true;
}
