import { addressFormatOf, type States } from '@selvedge/shared/addresses/address-format';
import { SHIPPING_COUNTRIES } from '@selvedge/shared/countries/shipping-countries';
import { problemOf } from '@selvedge/shared/forms/field-rules';
import type { OrderAddress } from '@selvedge/shared/orders/contract';
import type { MakeQuote } from '@selvedge/shared/orders/quotes/contract';

import { Field } from '../../../ui/office/Field.js';
import { SelectField } from '../../../ui/office/SelectField.js';
import fields from '../../../ui/office/fields.module.css';

/** Customer and delivery address as typed. */
export interface TypedPerson {
  readonly fullName: string;
  readonly email: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state?: string;
  readonly postcode: string;
  readonly country: string;
}

export const emptyPerson: TypedPerson = {
  fullName: '',
  email: '',
  line1: '',
  line2: '',
  city: '',
  postcode: '',
  country: 'GB',
};

const lines = [
  { name: 'fullName', label: 'Full name', most: 120 },
  { name: 'email', label: 'E-mail', most: 254 },
  { name: 'line1', label: 'Address', most: 200 },
  { name: 'line2', label: 'Company, flat or floor (optional)', most: 200 },
  { name: 'city', label: 'Town or city', most: 120 },
  { name: 'postcode', label: 'Postcode', most: 16 },
] as const;

const countries = SHIPPING_COUNTRIES.map(({ code, name }) => ({ value: code, text: name }));

/** Returns the request fields once all required ones are valid, else undefined. */
export function personIn(
  person: TypedPerson,
): Pick<MakeQuote, 'email' | 'shippingAddress'> | undefined {
  const { email, line2, state, ...needed } = person;
  const hasStates = addressFormatOf(person.country).state !== null;
  const address = email.trim();
  if (problemOf(address, ['required', 'email']) !== undefined) return undefined;
  if (Object.values(needed).some((text) => text.trim() === '')) return undefined;
  if (hasStates && !state) return undefined;
  const second = line2.trim();
  const more = { ...(second && { line2: second }), ...(hasStates && state && { state }) };
  return { email: address, shippingAddress: { ...needed, ...more } };
}

/** Returns the order's customer as form values. */
export function typedPersonOf(email: string, address: OrderAddress): TypedPerson {
  return { ...address, email, line2: address.line2 ?? '' };
}

const stateOptions = (states: States) =>
  Object.entries(states).map(([value, text]) => ({ value, text }));

/** Customer fields. `isAddressOnly` leaves out the e-mail address, which the order already has. */
export function PersonFields(props: {
  readonly person: TypedPerson;
  readonly isAddressOnly?: boolean;
  readonly onChange: (person: TypedPerson) => void;
}) {
  const { person, isAddressOnly = false, onChange } = props;
  const format = addressFormatOf(person.country);
  const shown = lines.filter(({ name }) => !isAddressOnly || name !== 'email');
  return (
    <div className={fields['fields']}>
      {shown.map(({ name, label, most }) => (
        <Field key={name} label={name === 'city' || name === 'postcode' ? format[name] : label}>
          {(control) => (
            <input
              {...control}
              type={name === 'email' ? 'email' : 'text'}
              autoComplete="off"
              maxLength={most}
              value={person[name]}
              onChange={({ currentTarget }) => {
                onChange({ ...person, [name]: currentTarget.value });
              }}
            />
          )}
        </Field>
      ))}
      {format.state !== null && (
        <SelectField
          label={format.state.label}
          value={person.state ?? ''}
          options={[{ value: '', text: 'Choose' }, ...stateOptions(format.state.states)]}
          onChange={(state) => {
            onChange({ ...person, state });
          }}
        />
      )}
      <SelectField
        label="Country"
        value={person.country}
        options={countries}
        onChange={(country) => {
          onChange({ ...person, country });
        }}
      />
    </div>
  );
}
