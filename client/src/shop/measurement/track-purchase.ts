import type { Measurement } from '@selvedge/shared/stores/measurement/measurement';

import { consentIn } from './consent.js';
import { purchasePictures, type Purchase } from './purchase-pictures.js';

/** Of this tab: the order that was told of last. */
const trackedKey = 'told-purchase';

/** ANL-024: tells those that the shop is measured by of an order, once, where the shopper has agreed. */
export function trackPurchase(ids: Measurement, purchase: Purchase): void {
  const order = String(purchase.orderId);
  if (consentIn(document.cookie) !== 'all' || sessionStorage.getItem(trackedKey) === order) return;
  sessionStorage.setItem(trackedKey, order);
  const place = { origin: location.origin, cookies: document.cookie };
  for (const picture of purchasePictures(ids, purchase, place)) {
    // Also where pictures are switched off, or the shopper leaves at once. Nobody waits for an answer.
    const sent = fetch(picture, { mode: 'no-cors', credentials: 'include', keepalive: true });
    sent.catch(() => undefined);
  }
}
