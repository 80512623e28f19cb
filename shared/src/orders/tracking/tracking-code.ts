import type { FieldRule } from '../../forms/field-rules.js';
import { isWebAddress } from '../../forms/net-names.js';
import { plainText } from '../../forms/usual-forms.js';
import type { Carrier } from './carriers.js';

/** A parcel of an order, with its tracking page. */
export interface TrackingCode {
  readonly carrier: Carrier;
  readonly code: string;
  readonly link: string;
}

/**
 * Format of a code of any carrier. At least one digit is required, because users may enter a
 * carrier's name by mistake.
 */
export const trackingCodeRules: readonly FieldRule[] = [
  'required',
  {
    pattern: /^[A-Za-z\d-]{4,40}$/,
    message: 'Must be 4 to 40 letters, digits and dashes',
    usual: typedCode,
  },
  'number_required',
];

/** Link in place of a carrier's own tracking page. */
export const trackingUrlRules: readonly FieldRule[] = [
  'required',
  {
    handler: (text) => text.startsWith('https://') && isWebAddress(text),
    message: 'Must be a link that begins with https://',
  },
  ['max_length', 500],
];

/** Normalises a code; carriers print them in groups, also with spaces and dashes of other kinds. */
export function typedCode(text: string): string {
  return plainText(text).replaceAll(' ', '');
}
