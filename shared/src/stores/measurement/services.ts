import type { Measurement } from './measurement.js';

/**
 * Analytics service and the origins that the content security policy must allow for it (decision
 * 0012).
 */
export interface MeasuringService {
  readonly name: string;
  /** Origins of its scripts. */
  readonly scripts: readonly string[];
  /** Origins that receive its data, as images or requests. */
  readonly sends: readonly string[];
}

const google: MeasuringService = {
  name: 'Google',
  scripts: ['https://www.googletagmanager.com'],
  sends: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};
const googleAds: MeasuringService = {
  name: 'Google Ads',
  scripts: ['https://www.googletagmanager.com', 'https://www.googleadservices.com'],
  sends: [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
};
const meta: MeasuringService = {
  name: 'Meta',
  scripts: ['https://connect.facebook.net'],
  sends: ['https://www.facebook.com'],
};
const pinterest: MeasuringService = {
  name: 'Pinterest',
  scripts: ['https://s.pinimg.com'],
  sends: ['https://ct.pinterest.com'],
};

/** Services that a shop uses; only their origins are allowed. */
export function servicesOf(ids: Measurement): readonly MeasuringService[] {
  return [
    ...(ids.measurementId !== '' || ids.trackingId !== '' ? [google] : []),
    ...(ids.conversionId === '' ? [] : [googleAds]),
    ...(ids.facebookPixel === '' ? [] : [meta]),
    ...(ids.pinterestTag === '' ? [] : [pinterest]),
  ];
}
