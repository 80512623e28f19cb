import { COUNTRY_CODES } from '@selvedge/shared/opening/country-codes';

import { Field } from '../../../ui/office/Field.js';

const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort(
  (one, other) => one.name.localeCompare(other.name, 'en'),
);

/** Where a shop sells from. */
export function CountryField(props: { value: string; onChange: (country: string) => void }) {
  return (
    <Field label="Country">
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
