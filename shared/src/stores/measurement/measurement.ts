import { problemOf, type FieldRule } from '../../forms/field-rules.js';
import { digitsOf } from '../../forms/usual-forms.js';

/** Analytics ids of a shop; each can be empty. */
export interface Measurement {
  /** Google Analytics 4, `G-…`. */
  readonly measurementId: string;
  /** Universal Analytics, `UA-…`. */
  readonly trackingId: string;
  readonly facebookPixel: string;
  /** Google Ads; reporting a purchase requires both id and label. */
  readonly conversionId: string;
  readonly conversionLabel: string;
  readonly pinterestTag: string;
}

/** Cookie banner, shown before any measurement. */
export interface CookiePolicy {
  /** Custom text; empty uses the default. */
  readonly message: string;
  /** Whether visitors can choose essential cookies only. */
  readonly allowEssentialOnly: boolean;
}

/** Analytics and cookie banner data of a page. */
export interface Measuring {
  readonly ids: Measurement;
  readonly question: CookiePolicy;
}

export const noMeasurement: Measurement = {
  measurementId: '',
  trackingId: '',
  facebookPixel: '',
  conversionId: '',
  conversionLabel: '',
  pinterestTag: '',
};

export const plainCookiePolicy: CookiePolicy = { message: '', allowEssentialOnly: true };

/** Maximum length in characters. */
export const cookieMessageLength = 400;

/** Validation of the ids. The specification has no rule for the Pinterest tag. */
export const measurementRules = {
  measurementId: ['measurement_id'],
  trackingId: ['tracking_id'],
  facebookPixel: ['facebook_pixel'],
  conversionId: ['conversion_id'],
  conversionLabel: ['conversion_label'],
  pinterestTag: [{ pattern: /^\d{13}$/, message: 'Invalid Pinterest tag', usual: digitsOf }],
} as const satisfies Readonly<Record<keyof Measurement, readonly FieldRule[]>>;

/** Id and label of a conversion are only valid together. */
export const hasConversionId = (form: object): boolean => isGiven(form, 'conversionId');
export const hasConversionLabel = (form: object): boolean => isGiven(form, 'conversionLabel');

function isGiven(form: object, key: keyof Measurement): boolean {
  const named = new Map<string, unknown>(Object.entries(form));
  return named.get(key) !== undefined && named.get(key) !== '';
}

const names = [
  'measurementId',
  'trackingId',
  'facebookPixel',
  'conversionId',
  'conversionLabel',
  'pinterestTag',
] as const satisfies readonly (keyof Measurement)[];

/** Returns errors by field name. */
export function problemsOfMeasurement(
  ids: Measurement,
): readonly (readonly [keyof Measurement, string | undefined])[] {
  return names.map((name) => {
    const isHalf =
      (name === 'conversionId' && hasConversionLabel(ids)) ||
      (name === 'conversionLabel' && hasConversionId(ids));
    return [
      name,
      problemOf(ids[name], [...(isHalf ? ['required' as const] : []), ...measurementRules[name]]),
    ];
  });
}

export function isMeasuring(ids: Measurement): boolean {
  return names.some((name) => ids[name] !== '');
}
