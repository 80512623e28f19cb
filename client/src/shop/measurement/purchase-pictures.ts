import { decimalAmount } from '@selvedge/shared/money';
import type { Measurement } from '@selvedge/shared/stores/measurement/measurement';

import { cookieIn } from './consent.js';

/** Facts sent about an order. Excludes the buyer and the secret address of the receipt. */
export interface Purchase {
  readonly orderId: number;
  /** Amount in minor units. */
  readonly total: number;
  readonly currency: string;
}

/** Origin of the purchase and cookies left by earlier pages. */
export interface Place {
  /** For example `https://tropic.example`. */
  readonly origin: string;
  readonly cookies: string;
}

/** Returns the addresses of tracking pixels that report a purchase. */
export function purchasePictures(
  ids: Measurement,
  { orderId, total, currency }: Purchase,
  { origin, cookies }: Place,
): readonly string[] {
  const value = decimalAmount({ amount: total, currency });
  const order = String(orderId);
  const page = `${origin}/receipt/`;
  const client = clientIn(cookies) ?? `${order}.${order}`;
  const { measurementId, trackingId, facebookPixel, pinterestTag } = ids;
  const google = 'https://www.google-analytics.com';
  return [
    picture(measurementId, `${google}/g/collect`, {
      ...{ v: '2', tid: measurementId, cid: client, sid: sessionIn(cookies, measurementId) },
      ...{ en: 'purchase', 'ep.transaction_id': order, 'epn.value': value, cu: currency, dl: page },
    }),
    picture(trackingId, `${google}/collect`, {
      ...{ v: '1', tid: trackingId, cid: client, t: 'transaction' },
      ...{ ti: order, tr: value, cu: currency, dl: page },
    }),
    picture(
      ids.conversionId,
      `https://www.googleadservices.com/pagead/conversion/${ids.conversionId}/`,
      {
        ...{ label: ids.conversionLabel, value, currency_code: currency, oid: order },
        ...{ guid: 'ON', script: '0' },
      },
    ),
    picture(facebookPixel, 'https://www.facebook.com/tr', {
      ...{ id: facebookPixel, ev: 'Purchase', eid: `order-${order}`, dl: page, noscript: '1' },
      ...{ 'cd[value]': value, 'cd[currency]': currency, fbp: cookieIn(cookies, '_fbp') },
    }),
    picture(pinterestTag, 'https://ct.pinterest.com/v3/', {
      ...{ tid: pinterestTag, event: 'checkout', noscript: '1' },
      ...{ 'ed[order_id]': order, 'ed[value]': value, 'ed[currency]': currency },
    }),
  ].flat();
}

type Facts = Readonly<Record<string, string | undefined>>;

/** Empty if the shop has no such id. */
function picture(id: string, address: string, facts: Facts): readonly string[] {
  if (id === '') return [];
  const defined = Object.entries(facts).flatMap(([name, fact]) =>
    fact === undefined ? [] : [[name, fact]],
  );
  return [`${address}?${new URLSearchParams(defined).toString()}`];
}

/** Client id from `_ga=GA1.1.123.456`. */
function clientIn(cookies: string): string | undefined {
  return /^GA\d\.\d\.(\d+\.\d+)$/.exec(cookieIn(cookies, '_ga') ?? '')?.[1];
}

/** Session id from `_ga_AB12CD=GS1.1.1700000000.…` or `GS2.1.s1700000000$…`. */
function sessionIn(cookies: string, measurementId: string): string | undefined {
  const cookie = cookieIn(cookies, `_ga_${measurementId.slice(2)}`) ?? '';
  return /^GS\d\.\d\.s?(\d+)/.exec(cookie)?.[1];
}
