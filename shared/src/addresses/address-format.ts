import { plainText } from '../forms/usual-forms.js';
import { addressData, type CountryAddress } from './address-data.js';

/** Field of an address form. The name and the country are part of every form. */
export interface AddressField {
  readonly name: 'line1' | 'line2' | 'city' | 'state' | 'postcode';
  readonly label: string;
  readonly isRequired: boolean;
}

/** State, province or another part of a country, as stored and as shown. */
export interface State {
  readonly value: string;
  readonly name: string;
}

/** Form of a country's addresses. */
export interface AddressFormat {
  /** In the order of the country. */
  readonly fields: readonly AddressField[];
  /** Null if the country has no state field, or one for any text. */
  readonly states: readonly State[] | null;
}

interface KnownState extends State {
  /** Name in the country's own script. */
  readonly alias: string | undefined;
}

const unknownCountry: CountryAddress = { order: 'C', required: 'C' };

/** Labels of a few countries, where those by type are unusual. */
const ownLabels: Readonly<Record<string, Partial<Record<AddressField['name'], string>>>> = {
  US: { line1: 'Street address', line2: 'Apartment, suite or company', city: 'City' },
  CA: {
    line1: 'Street address',
    line2: 'Apartment, suite or company',
    city: 'City',
    postcode: 'Postal code',
    state: 'Province or territory',
  },
  AU: { line2: 'Unit, level or company', city: 'Suburb or town', state: 'State or territory' },
};

const cityLabels: Readonly<Record<string, string>> = { district: 'District', suburb: 'Suburb' };
const postcodeLabels: Readonly<Record<string, string>> = {
  zip: 'ZIP code',
  eircode: 'Eircode',
  pin: 'PIN code',
};
const stateLabels: Readonly<Record<string, string>> = {
  area: 'Area',
  county: 'County',
  department: 'Department',
  district: 'District',
  do_si: 'Province or city',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Region',
  parish: 'Parish',
  prefecture: 'Prefecture',
  state: 'State',
};

const letters = { city: 'C', state: 'S', postcode: 'Z' } as const;
const names = { C: 'city', S: 'state', Z: 'postcode' } as const;

/** Part of an address that some countries do not have. */
export type CountryPart = keyof typeof letters;

/** Whether addresses of a country (ISO 3166 code) have a part. */
export function hasPart(country: string, part: CountryPart): boolean {
  return dataOf(country).order.includes(letters[part]);
}

/** Whether addresses of a country need a part. */
export function needsPart(country: string, part: CountryPart): boolean {
  return hasPart(country, part) && dataOf(country).required.includes(letters[part]);
}

/** Returns the form of a country's addresses; a general one for an unknown country. */
export function addressFormatOf(country: string): AddressFormat {
  const data = dataOf(country);
  const labels = labelsOf(country, data);
  const parts = [...data.order]
    .flatMap((letter) => (letter === 'C' || letter === 'S' || letter === 'Z' ? names[letter] : []))
    .map((name) => ({ name, label: labels[name], isRequired: needsPart(country, name) }));
  return {
    fields: [
      { name: 'line1', label: labels.line1, isRequired: true },
      { name: 'line2', label: labels.line2, isRequired: false },
      ...parts,
    ],
    states: statesOf(data)?.map(({ value, name }) => ({ value, name })) ?? null,
  };
}

/**
 * Returns the stored form of a state that is given by code, name or name in the country's script,
 * in any case. Returns any other text unchanged.
 */
export function stateForm(country: string, text: string): string {
  const typed = plainText(text).toUpperCase();
  const found = statesOf(dataOf(country))?.find(({ value, name, alias }) =>
    [value, name, alias].some((known) => known !== undefined && sameText(known, typed)),
  );
  return found?.value ?? text;
}

/** Whether a state is one of its country. Always true for a country without a list of states. */
export function isStateOf(country: string, state: string): boolean {
  return statesOf(dataOf(country))?.some(({ value }) => value === state) ?? true;
}

function sameText(known: string, typed: string): boolean {
  return plainText(known).toUpperCase() === typed;
}

function dataOf(country: string): CountryAddress {
  return Object.hasOwn(addressData, country)
    ? (addressData[country] ?? unknownCountry)
    : unknownCountry;
}

function labelsOf(country: string, data: CountryAddress) {
  return {
    line1: 'Address',
    line2: 'Flat, floor or company',
    city: cityLabels[data.cityType ?? ''] ?? 'Town or city',
    state: stateLabels[data.stateType ?? ''] ?? 'Province',
    postcode: postcodeLabels[data.postcodeType ?? ''] ?? 'Postcode',
    ...ownLabels[country],
  };
}

function statesOf({ states }: CountryAddress): readonly KnownState[] | undefined {
  return states?.split('|').map((entry) => {
    const [named = '', alias] = entry.split('~');
    const [value = '', name = value] = named.split('=');
    return { value, name, alias };
  });
}
