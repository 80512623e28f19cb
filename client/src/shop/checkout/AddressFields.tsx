import { addressFormatOf } from '@selvedge/shared/addresses/address-format';
import type { Country } from '@selvedge/shared/countries/countries';
import type { FormState } from '@selvedge/shared/screens/form-state';

import { useState } from 'react';

import styles from './AddressFields.module.css';
import { classesOf } from '../../lib/class-names.js';
import { SelectField, TextField } from '../../ui/shop/Field.js';
import { StateField } from '../../ui/shop/StateField.js';

const css = classesOf(styles);

export interface AddressFieldsProps {
  readonly of: 'shipping' | 'billing';
  readonly form: FormState | null;
  readonly countries: readonly Country[];
  readonly country: string;
  readonly onCountry: (country: string, form: HTMLFormElement | null) => void;
}

/** Address fields, named as in the contract: `shippingAddress[city]`. */
export function AddressFields({ of, form, countries, country, onCountry }: AddressFieldsProps) {
  const [chosen, setChosen] = useState(country);
  const format = addressFormatOf(chosen);
  const field = (name: string, label: string, autoComplete: string, isOptional = false) => (
    <TextField
      form={form}
      name={`${of}Address[${name}]`}
      label={label}
      autoComplete={`${of} ${autoComplete}`}
      // The browser must not require hidden fields; the server requires them if they are shown.
      required={of === 'shipping' && !isOptional}
      isOptional={isOptional}
      maxLength={name === 'postcode' ? 16 : 120}
    />
  );
  return (
    <>
      {field('fullName', 'Full name', 'name')}
      {field('line1', format.line1, 'address-line1')}
      {field('line2', format.line2, 'address-line2', true)}
      <div className={css('place')}>
        {field('city', format.city, 'address-level2')}
        {field('postcode', format.postcode, 'postal-code')}
      </div>
      <StateField name={`${of}Address[state]`} form={form} country={chosen} of={of} />
      <SelectField
        form={form}
        name={`${of}Address[country]`}
        label="Country"
        autoComplete={`${of} country`}
        defaultValue={country}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
          onCountry(currentTarget.value, currentTarget.form);
        }}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
