import type { ShopperOrder } from '@selvedge/shared/orders/contract';

/** How the browser reached this page. */
export interface Arrival {
  /** Referring page; empty if unknown. */
  readonly referrer: string;
  readonly origin: string;
  /** Navigation type of the browser: `navigate`, `reload`, `back_forward`. */
  readonly navigation: string | undefined;
}

type Paid = Pick<ShopperOrder, 'hash' | 'paymentAttempts'>;

/** Session storage key of celebrated orders. */
const celebratedKey = 'celebrated';

/** Whether a payment (not a refund) succeeded. */
export function isPayment({ state, refund }: ShopperOrder['paymentAttempts'][number]): boolean {
  return state === 'succeeded' && refund === null;
}

/** Whether the visitor comes directly from paying this order (LAY-050). */
export function isFresh({ paymentAttempts }: Paid, { referrer, origin, navigation }: Arrival) {
  const isPaid = paymentAttempts.some(isPayment);
  const fromPaying = ['/checkout', '/pay/'].some((path) => referrer.startsWith(origin + path));
  return isPaid && fromPaying && navigation === 'navigate';
}

/** Whether this is the first call for this order in this tab. */
export function isFirstTime(
  { hash }: Pick<Paid, 'hash'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  if (storage.getItem(celebratedKey) === hash) return false;
  storage.setItem(celebratedKey, hash);
  return true;
}
