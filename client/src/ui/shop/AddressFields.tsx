import type { AddressField, AddressFormat, State } from '@selvedge/shared/addresses/address-format';
import { addressLimits, longestEori } from '@selvedge/shared/addresses/address-limits';
import type { Country } from '@selvedge/shared/countries/countries';
import { pathOfField, type FormState } from '@selvedge/shared/screens/form-state';
import type { ComponentProps } from 'react';

import styles from './AddressFields.module.css';
import { SelectField, TextField } from './Field.js';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

const autoCompleteOf = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
} as const;

interface AddressFieldsProps {
  /** Group of the fields in a form with two addresses: `shippingAddress[city]`. */
  readonly of?: 'shipping' | 'billing';
  readonly form: FormState | null;
  readonly countries: readonly Country[];
  readonly country: string;
  readonly format: AddressFormat;
  /** Whether the address has a field for the EORI number of a company. */
  readonly takesEori?: boolean;
  /** Values of an address that is changed, by field name. */
  readonly values?: Readonly<Record<string, string>>;
  readonly onCountry: (country: string, form: HTMLFormElement | null) => void;
}

/** Address fields in the order of the country, named as in the contract. */
export function AddressFields(props: AddressFieldsProps) {
  const { of, countries, country, format, onCountry } = props;
  const streets = format.fields.filter(isStreet);
  const place = format.fields.filter((field) => !isStreet(field));
  return (
    <>
      <SelectField
        {...fieldOf(props, 'country', 'country')}
        label="Country"
        defaultValue={country}
        onChange={({ currentTarget }) => {
          onCountry(currentTarget.value, currentTarget.form);
        }}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...fieldOf(props, 'fullName', 'name')}
        label="Full name"
        required={of !== 'billing'}
        isOptional={false}
        maxLength={addressLimits.fullName}
      />
      {streets.map((field) => (
        <Part key={field.name} {...props} field={field} />
      ))}
      <div className={css('place')}>
        {place.map((field) => (
          <Part key={field.name} {...props} field={field} />
        ))}
      </div>
      {props.takesEori && (
        <TextField
          {...fieldOf(props, 'eoriNumber', 'off')}
          autoComplete="off"
          label="EORI number of your company"
          required={false}
          maxLength={longestEori}
        />
      )}
    </>
  );
}

function Part(props: AddressFieldsProps & { readonly field: AddressField }) {
  const { of, format, field } = props;
  const { name, label, isRequired } = field;
  const shared = {
    ...fieldOf(props, name, autoCompleteOf[name]),
    label,
    // The browser must not require hidden fields; the server requires them if they are shown.
    required: of !== 'billing' && isRequired,
    isOptional: !isRequired,
  };
  if (name !== 'state' || format.states === null) {
    return <TextField {...shared} maxLength={addressLimits[name]} />;
  }
  // Another country has other states, so that its list starts without a choice.
  const key = format.states.map(({ value }) => value).join();
  return <StateField key={key} {...shared} states={format.states} />;
}

function fieldOf({ of, form, values = {} }: AddressFieldsProps, name: string, hint: string) {
  return {
    form,
    name: of === undefined ? name : `${of}Address[${name}]`,
    autoComplete: of === undefined ? hint : `${of} ${hint}`,
    ...(name in values && { defaultValue: values[name] }),
  };
}

function isStreet({ name }: AddressField): boolean {
  return name === 'line1' || name === 'line2';
}

type StateFieldProps = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  readonly isOptional: boolean;
  readonly states: readonly State[];
};

function StateField({ states, label, isOptional, ...field }: StateFieldProps) {
  const typed = field.form?.values[pathOfField(field.name)] ?? '';
  return (
    <SelectField defaultValue={typed} {...field} label={isOptional ? `${label} (optional)` : label}>
      <option value="">Choose</option>
      {states.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
