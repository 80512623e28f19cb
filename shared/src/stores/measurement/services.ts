import type { Measurement } from './measurement.js';

/** Somebody that a shop is measured by, and what a page must be let through to them (decision 0012). */
export interface MeasuringService {
  readonly name: string;
  /** Where their program loads from. */
  readonly scripts: readonly string[];
  /** Where it sends what it has seen, as a picture or otherwise. */
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

/** ANL-024: those that a shop is measured by; nobody else is let through. */
export function servicesOf(ids: Measurement): readonly MeasuringService[] {
  return [
    ...(ids.measurementId !== '' || ids.trackingId !== '' ? [google] : []),
    ...(ids.conversionId === '' ? [] : [googleAds]),
    ...(ids.facebookPixel === '' ? [] : [meta]),
    ...(ids.pinterestTag === '' ? [] : [pinterest]),
  ];
}
