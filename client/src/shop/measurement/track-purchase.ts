import type { Measurement } from '@selvedge/shared/stores/measurement/measurement';

import { consentIn } from './consent.js';
import { purchasePictures, type Purchase } from './purchase-pictures.js';

/** Session storage key of the last reported order. */
const trackedKey = 'told-purchase';

/**
 * Reports an order once to the shop's measurement services, with the shopper's consent (ANL-024).
 */
export function trackPurchase(ids: Measurement, purchase: Purchase): void {
  const order = String(purchase.orderId);
  if (consentIn(document.cookie) !== 'all' || sessionStorage.getItem(trackedKey) === order) return;
  sessionStorage.setItem(trackedKey, order);
  const place = { origin: location.origin, cookies: document.cookie };
  for (const picture of purchasePictures(ids, purchase, place)) {
    // `fetch` with keepalive works with images disabled and after leaving the page. The answer is
    // ignored.
    const sent = fetch(picture, { mode: 'no-cors', credentials: 'include', keepalive: true });
    sent.catch(() => undefined);
  }
}
