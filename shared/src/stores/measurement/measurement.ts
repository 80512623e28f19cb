import { problemOf, type FieldRule } from '../../forms/field-rules.js';

/** What an owner measures their shop by (STO-019 to STO-021); each is empty where they have none. */
export interface Measurement {
  /** Google Analytics 4, `G-…`. */
  readonly measurementId: string;
  /** Google Analytics of before, `UA-…`. */
  readonly trackingId: string;
  readonly facebookPixel: string;
  /** Google Ads: a purchase is told with both. */
  readonly conversionId: string;
  readonly conversionLabel: string;
  readonly pinterestTag: string;
}

/** STO-015: what visitors are asked before anything is measured. */
export interface CookiePolicy {
  /** Empty for the words that we ask in. */
  readonly message: string;
  /** MKT-009: they may choose what is essential alone. */
  readonly allowEssentialOnly: boolean;
}

/** What a page needs to measure by, and to ask with. */
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

/** In characters. */
export const cookieMessageLength = 400;

/** VAL-011 to VAL-015, and the tag of Pinterest, for which the specification has no rule. */
export const measurementRules = {
  measurementId: ['measurement_id'],
  trackingId: ['tracking_id'],
  facebookPixel: ['facebook_pixel'],
  conversionId: ['conversion_id'],
  conversionLabel: ['conversion_label'],
  pinterestTag: [{ pattern: /^\d{13}$/, message: 'Invalid Pinterest tag' }],
} as const satisfies Readonly<Record<keyof Measurement, readonly FieldRule[]>>;

/** Id and label of an advertisement count together. */
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

/** What is wrong with each of them, by its name (VAL-042). */
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

/** Whether a shop measures at all. */
export function isMeasuring(ids: Measurement): boolean {
  return names.some((name) => ids[name] !== '');
}
