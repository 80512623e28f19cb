import type { FieldRule } from '../../forms/field-rules.js';
import { isWebAddress } from '../../forms/net-names.js';
import type { Carrier } from './carriers.js';

/** ORD-006: a parcel of an order, and where it is followed. */
export interface TrackingCode {
  readonly carrier: Carrier;
  readonly code: string;
  readonly link: string;
}

/** What a code looks like, with whichever carrier: the name of one, which is soon typed here, has no number. */
export const trackingCodeRules: readonly FieldRule[] = [
  'required',
  { pattern: /^[A-Za-z\d-]{4,40}$/, message: 'Must be 4 to 40 letters, digits and dashes' },
  'number_required',
];

/** The link that takes the place of a carrier's own page. */
export const trackingUrlRules: readonly FieldRule[] = [
  'required',
  {
    handler: (text) => text.startsWith('https://') && isWebAddress(text),
    message: 'Must be a link that begins with https://',
  },
  ['max_length', 500],
];

/** A code as it is kept: carriers print them in groups. */
export function typedCode(text: string): string {
  return text.replaceAll(/\s/g, '');
}
