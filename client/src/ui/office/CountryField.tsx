import { COUNTRY_CODES } from '@selvedge/shared/opening/country-codes';

import { Field } from './Field.js';

const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort(
  (one, other) => one.name.localeCompare(other.name, 'en'),
);

/** The name of a country by its code. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Where a shop sells from. */
export function CountryField(props: {
  readonly value: string;
  readonly hint?: string;
  readonly onChange: (country: string) => void;
}) {
  return (
    <Field label="Country" hint={props.hint}>
      {(control) => (
        <select
          {...control}
          value={props.value}
          onChange={({ currentTarget }) => {
            props.onChange(currentTarget.value);
          }}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
