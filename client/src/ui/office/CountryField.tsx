import { COUNTRY_CODES } from '@selvedge/shared/countries/country-codes';

import { SelectField } from './SelectField.js';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });
const options = COUNTRY_CODES.map((code) => ({ value: code, text: countryName(code) })).sort(
  (one, other) => one.text.localeCompare(other.text, 'en'),
);

export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Country from which a shop sells. */
export function CountryField(props: {
  readonly value: string;
  readonly hint?: string;
  readonly onChange: (country: string) => void;
}) {
  return <SelectField {...props} label="Country" options={options} />;
}
