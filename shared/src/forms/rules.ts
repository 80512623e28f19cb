import {
  bankAccountNumber,
  charityNumber,
  charityNumberForm,
  companyNumber,
  isVatNumber,
  nationalInsuranceNumber,
  sortCode,
} from './business-numbers.js';
import { messages } from '../messages.js';
import { isDomain, isEmail, isWebAddress } from './net-names.js';
import { embeddedAddress, isVerification } from './snippets.js';
import { isPostcode, isUkPhone } from './uk-forms.js';
import { britishPostcode } from './postcodes.js';
import {
  compact,
  digitsOf,
  domainForm,
  emailForm,
  nationalInsuranceForm,
  plainText,
  recoveryCodeForm,
  sortCodeForm,
} from './usual-forms.js';
import { tooLarge, tooShort, tooSmall, wholeNumber } from './rule-messages.js';

/** Rule without parameters. */
export interface PlainRule {
  readonly test: (text: string) => boolean;
  readonly message: string;
  /** Converts a text to its usual form before it is tested and stored. */
  readonly usual?: (text: string) => string;
}

/** Rule with a parameter and its default. */
export interface RuleOf<Parameter> {
  readonly test: (text: string, parameter: Parameter) => boolean;
  readonly message: (parameter: Parameter) => string;
  readonly standard: Parameter;
}

const plain = (
  test: RegExp | ((text: string) => boolean),
  message: string,
  usual?: (text: string) => string,
): PlainRule => ({
  test: typeof test === 'function' ? test : (text) => test.test(text),
  message,
  ...(usual && { usual }),
});
const trim = (text: string) => text.trim();
const capitals = (text: string) => plainText(text).toUpperCase();
const tag = 'Invalid verification snippet';

/** Field rules under the specification's names and messages (VAL-001 to VAL-034). */
export const plainRules = {
  required: plain(/\S/, messages.required),
  email: plain(isEmail, messages.email, emailForm),
  url: plain(isWebAddress, messages.url, trim),
  domain: plain(isDomain, 'Please enter a valid domain', domainForm),
  password: plain(/^(?!\s)[^]*(?<!\s)$/, messages.password),
  two_factor_code: plain(/^\d{3} ?\d{3}$/, messages.authenticationCode, digitsOf),
  recovery_code: plain(/^[a-z\d]{8}-[a-z\d]{8}$/i, messages.recoveryCode, recoveryCodeForm),
  charity_number: plain(charityNumber, 'Invalid Charity Number', charityNumberForm),
  vat_number: plain(isVatNumber, 'Invalid Vat Number', compact),
  company_number: plain(companyNumber, 'Invalid Company Number', compact),
  measurement_id: plain(/^G-[A-Z\d]{4,16}$/i, 'Invalid measurement ID', capitals),
  tracking_id: plain(/^UA-\d{1,12}-\d{1,6}$/i, 'Invalid tracking ID', capitals),
  facebook_pixel: plain(/^\d{15,16}$/, 'Invalid Facebook pixel', digitsOf),
  conversion_id: plain(/^\d{7,12}$/, 'Invalid conversion ID', digitsOf),
  conversion_label: plain(/^[\w-]{18,22}$/, 'Invalid conversion label', trim),
  google_verification: plain((text) => isVerification('google', text), tag),
  pinterest_verification: plain((text) => isVerification('pinterest', text), tag),
  facebook_verification: plain((text) => isVerification('facebook', text), tag),
  embed_code: plain((text) => embeddedAddress(text) !== undefined, messages.embedCode),
  alpha: plain(/^[\p{L}\p{M}]+$/u, 'May only contain letters'),
  // ASCII only, because look-alike letters in addresses and mentions could mislead.
  alpha_dash: plain(/^[\w-]+$/, messages.alphaDash),
  alpha_spaces: plain(/^[\p{L}\p{M} ]+$/u, 'May only contain letters and spaces'),
  alpha_spaces_punctuation: plain(
    /^[\p{L}\p{M}\p{P} ]+$/u,
    'May only contain letters, spaces and punctuation',
  ),
  numeric: plain(/^-?\d+$/, wholeNumber),
  numeric_float: plain(/^-?\d+(?:\.\d+)?$/, 'Must be a number'),
  number_required: plain(/\d/, 'Must contain at least one number'),
  two_decimal_places: plain(/^-?\d+(?:\.\d{1,2})?$/, 'Must have at most two decimal places'),
  positive_number: plain((text) => Number(text) > 0, 'Must be greater than 0'),
  uk_phone: plain(isUkPhone, 'must contain a valid UK phone number', plainText),
  sort_code: plain(sortCode, 'must contain a valid sort code', sortCodeForm),
  postcode: plain(isPostcode, messages.postcode, britishPostcode),
  national_insurance_number: plain(
    nationalInsuranceNumber,
    'must contain a valid National Insurance number',
    nationalInsuranceForm,
  ),
  bank_account_number: plain(
    bankAccountNumber,
    'must contain a valid bank account number',
    digitsOf,
  ),
  lowercase: plain((text) => text === text.toLowerCase(), 'must be lowercase'),
} satisfies Readonly<Record<string, PlainRule>>;

export const numberRules = {
  min_length: {
    test: (text, least) => text.length >= least,
    message: tooShort,
    standard: 3,
  },
  max_length: {
    test: (text, most) => text.length <= most,
    message: (most) => `Must contain no more than ${String(most)} characters`,
    standard: 10,
  },
  min_value: {
    test: (text, least) => Number(text) >= least,
    message: tooSmall,
    standard: 0,
  },
  max_value: {
    test: (text, most) => Number(text) <= most,
    message: tooLarge,
    standard: 50,
  },
} satisfies Readonly<Record<string, RuleOf<number>>>;

/** Allowed file name extensions (VAL-037). */
export const formatRule: RuleOf<readonly string[]> = {
  test: (name, formats) => formats.some((one) => name.toLowerCase().endsWith(`.${one}`)),
  message: (formats) => `Must upload the following formats: ${formats.join(', ')}`,
  standard: [],
};

export type PlainRuleName = keyof typeof plainRules;
export type NumberRuleName = keyof typeof numberRules;
