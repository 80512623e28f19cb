import { addressFormatOf, needsPart, type State } from '@selvedge/shared/addresses/address-format';
import { addressLimits } from '@selvedge/shared/addresses/address-limits';
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

const maxLengths = { ...addressLimits, email: 254 } as const;

const countries = SHIPPING_COUNTRIES.map(({ code, name }) => ({ value: code, text: name }));

/** Returns the request fields once all required ones are valid, else undefined. */
export function personIn(
  person: TypedPerson,
): Pick<MakeQuote, 'email' | 'shippingAddress'> | undefined {
  const { email, fullName, line1, line2, city, state, postcode, country } = person;
  const address = email.trim();
  if (problemOf(address, ['required', 'email']) !== undefined) return undefined;
  const parts = { city, state: state ?? '', postcode };
  const needed = (['city', 'state', 'postcode'] as const).filter((part) =>
    needsPart(country, part),
  );
  const texts = [fullName, line1, ...needed.map((part) => parts[part])];
  if (texts.some((text) => text.trim() === '')) return undefined;
  const second = line2.trim();
  const more = { ...(second && { line2: second }), ...(state && { state }) };
  return { email: address, shippingAddress: { fullName, line1, city, postcode, country, ...more } };
}

/** Returns the order's customer as form values. */
export function typedPersonOf(email: string, address: OrderAddress): TypedPerson {
  return { ...address, email, line2: address.line2 ?? '' };
}

interface PersonFieldsProps {
  readonly person: TypedPerson;
  readonly isAddressOnly?: boolean;
  readonly onChange: (person: TypedPerson) => void;
}

/** Customer fields. `isAddressOnly` leaves out the e-mail address, which the order already has. */
export function PersonFields(props: PersonFieldsProps) {
  const { person, isAddressOnly = false, onChange } = props;
  const format = addressFormatOf(person.country);
  return (
    <div className={fields['fields']}>
      <PersonText {...props} name="fullName" label="Full name" />
      {!isAddressOnly && <PersonText {...props} name="email" label="E-mail" />}
      <SelectField
        label="Country"
        value={person.country}
        options={countries}
        onChange={(country) => {
          // The new country has other states.
          onChange({ ...person, state: '', country });
        }}
      />
      {format.fields.map(({ name, label, isRequired }) => {
        const shown = isRequired ? label : `${label} (optional)`;
        return name === 'state' && format.states !== null ? (
          <SelectField
            key={name}
            label={shown}
            value={person.state ?? ''}
            options={[{ value: '', text: 'Choose' }, ...format.states.map(optionOf)]}
            onChange={(state) => {
              onChange({ ...person, state });
            }}
          />
        ) : (
          <PersonText key={name} {...props} name={name} label={shown} />
        );
      })}
    </div>
  );
}

function PersonText({
  person,
  onChange,
  name,
  label,
}: PersonFieldsProps & { readonly name: keyof typeof maxLengths; readonly label: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          maxLength={maxLengths[name]}
          value={person[name] ?? ''}
          onChange={({ currentTarget }) => {
            onChange({ ...person, [name]: currentTarget.value });
          }}
        />
      )}
    </Field>
  );
}

function optionOf({ value, name }: State) {
  return { value, text: name };
}
