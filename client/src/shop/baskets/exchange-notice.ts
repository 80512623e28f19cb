import type { BrowserStorage } from '../../lib/browser-storage.js';

/** CST-052, MKT-013: how long after the basket is opened, and for how long, in milliseconds. */
const appearsAfter = 500;
const staysFor = 10_000;
/** Of this shop, in this browser. */
const noticeKey = 'exchange-notice';

/** Who buys. */
interface Buyer {
  /** What the basket holds. */
  readonly quantity: number;
  /** Null where there is nothing to choose. */
  readonly chosen: string | null;
  readonly shopCurrency: string;
}

/** MKT-013: whether prices are shown in another currency than the shop's own, with something to buy. */
export function isDue({ quantity, chosen, shopCurrency }: Buyer): boolean {
  return quantity > 0 && chosen !== null && chosen !== shopCurrency;
}

/**
 * MKT-013: shows the notice for a while, unless this browser was told before. Returns the way to
 * call it off.
 */
export function announce(
  show: (isShown: boolean) => void,
  values: Pick<BrowserStorage, 'get' | 'set'>,
): () => void {
  if (values.get(noticeKey) !== null) return () => undefined;
  const appears = setTimeout(() => {
    values.set(noticeKey, 'told');
    show(true);
  }, appearsAfter);
  const goes = setTimeout(() => show(false), appearsAfter + staysFor);
  return () => {
    clearTimeout(appears);
    clearTimeout(goes);
  };
}
