import { plainText } from '../forms/usual-forms.js';

/** State, province or territory by its postal code. */
export type States = Readonly<Record<string, string>>;

/** Labels of an address form, and the states of a country whose addresses name one. */
export interface AddressFormat {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly postcode: string;
  readonly state: { readonly label: string; readonly states: States } | null;
}

const british: AddressFormat = {
  line1: 'Address',
  line2: 'Flat, floor or company',
  city: 'Town or city',
  postcode: 'Postcode',
  state: null,
};

/** Parses `AL Alabama|AK Alaska` into a table of states. */
const table = (text: string): States =>
  Object.fromEntries(
    text.split('|').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
  );

const ofUnitedStates = table(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|' +
    'DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|' +
    'IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|' +
    'MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|' +
    'NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|' +
    'RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|' +
    'VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|' +
    'AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|' +
    'VI US Virgin Islands|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
);
const ofCanada = table(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|' +
    'QC Quebec|SK Saskatchewan|YT Yukon',
);
const ofAustralia = table(
  'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|' +
    'SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
);

const formats: Readonly<Record<string, AddressFormat>> = {
  US: {
    line1: 'Street address',
    line2: 'Apartment, suite or company',
    city: 'City',
    postcode: 'ZIP code',
    state: { label: 'State', states: ofUnitedStates },
  },
  CA: {
    line1: 'Street address',
    line2: 'Apartment, suite or company',
    city: 'City',
    postcode: 'Postal code',
    state: { label: 'Province or territory', states: ofCanada },
  },
  AU: {
    line1: 'Street address',
    line2: 'Unit, level or company',
    city: 'Suburb or town',
    postcode: 'Postcode',
    state: { label: 'State or territory', states: ofAustralia },
  },
};

/** Format of a country's addresses (ISO 3166 code); the British one by default. */
export function addressFormatOf(country: string): AddressFormat {
  return formats[country] ?? british;
}

/** Labels by field name, for example in an error summary. */
export function addressLabelsOf(country: string): Readonly<Record<string, string>> {
  const { state, ...labels } = addressFormatOf(country);
  return state === null ? labels : { ...labels, state: state.label };
}

/**
 * Returns the postal code of a state, given by code or name in any case. Returns any other text
 * unchanged.
 */
export function stateForm(country: string, text: string): string {
  const typed = plainText(text).toUpperCase();
  const found = Object.entries(addressFormatOf(country).state?.states ?? {}).find(
    ([code, name]) => code === typed || name.toUpperCase() === typed,
  );
  return found?.[0] ?? text;
}

interface Place {
  readonly city: string;
  readonly state?: string | undefined;
  readonly postcode: string;
  readonly country: string;
}

/** Countries whose addresses have the postcode before the town, and no state. */
const postcodeFirst =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR IS IT LI LT LU NL NO PL PT RO SE SI SK'.split(' ');

/** Line of an address with its city: `Portland, OR 97205`, `Sydney NSW 2000`, `London N1 9GU`. */
export function placeLine({ city, state, postcode, country }: Place): string {
  const town = state && country === 'US' ? `${city},` : city;
  const parts = postcodeFirst.includes(country) ? [postcode, town] : [town, state, postcode];
  return parts.filter(Boolean).join(' ');
}
