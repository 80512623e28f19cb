import type { BrowserStorage } from '../../lib/browser-storage.js';

/** Delay after the basket opens, and display time, in milliseconds (CST-052, MKT-013). */
const appearsAfter = 500;
const staysFor = 10_000;
/** Local storage key. */
const noticeKey = 'exchange-notice';

interface Buyer {
  /** Number of items in the basket. */
  readonly quantity: number;
  /** Null if the shop has one currency. */
  readonly chosen: string | null;
  readonly shopCurrency: string;
}

/** Whether a basket with items is shown in another currency than the shop's (MKT-013). */
export function isDue({ quantity, chosen, shopCurrency }: Buyer): boolean {
  return quantity > 0 && chosen !== null && chosen !== shopCurrency;
}

/** Shows the notice once per browser (MKT-013). Returns a function that cancels it. */
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
