/** Carriers. Stored codes never change. */
export const CARRIERS = ['royal-mail', 'dpd', 'evri', 'ups', 'dhl', 'fedex', 'other'] as const;

export type Carrier = (typeof CARRIERS)[number];

const carriers: Readonly<Record<Carrier, { readonly name: string; readonly page: string | null }>> =
  {
    'royal-mail': {
      name: 'Royal Mail',
      page: 'https://www.royalmail.com/track-your-item#/tracking-results/',
    },
    dpd: { name: 'DPD', page: 'https://track.dpd.co.uk/search?reference=' },
    evri: { name: 'Evri', page: 'https://www.evri.com/track/parcel/' },
    ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum=' },
    dhl: { name: 'DHL', page: 'https://www.dhl.com/gb-en/home/tracking.html?tracking-id=' },
    fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
    other: { name: 'Other', page: null },
  };

export function carrierName(carrier: Carrier): string {
  return carriers[carrier].name;
}

/** Tracking page of a code; null for carriers without a known page. */
export function trackingPage(carrier: Carrier, code: string): string | null {
  const { page } = carriers[carrier];
  return page === null ? null : `${page}${encodeURIComponent(code)}`;
}
