import {
  addressFormatOf,
  addressLabelsOf,
  type AddressFormat,
} from '@selvedge/shared/addresses/address-format';
import { addressLine, type SavedAddress } from '@selvedge/shared/own-account/saved-address';

import { useState } from 'react';

import styles from './account.module.css';
import { AccountFrame, AccountPart } from './AccountFrame.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { SelectField, TextField } from '../../ui/shop/Field.js';
import { FormRefusal } from '../../ui/shop/FormRefusal.js';
import { Notice } from '../../ui/shop/Notice.js';
import { StateField } from '../../ui/shop/StateField.js';

const css = classesOf(styles);
type Screen = ScreenProps<'account-addresses'>['screen'];

const doneMessages = {
  saved: 'Address saved.',
  deleted: 'Address deleted.',
  default: 'Default address changed.',
} as const;

/** Saved addresses for future orders. */
export function AccountAddressesPage({ screen }: ScreenProps<'account-addresses'>) {
  const { addresses, changed, done } = screen;
  return (
    <AccountFrame page="/account/addresses/" heading="Your addresses">
      {done !== null && <Notice kind="good">{doneMessages[done]}</Notice>}
      {addresses.length === 0 ? (
        <p>Save an address here to use it at checkout.</p>
      ) : (
        <ul className={css('list')}>
          {addresses.map((address) => (
            <AddressItem key={address.addressId} address={address} />
          ))}
        </ul>
      )}
      <AccountPart id="address-form" title={changed === null ? 'Add address' : 'Edit address'}>
        <AddressForm key={changed?.addressId ?? ''} {...screen} />
      </AccountPart>
    </AccountFrame>
  );
}

function AddressItem({ address }: { readonly address: SavedAddress }) {
  const { addressId, isDefault } = address;
  const textId = `address-${addressId}`;
  const button = (action: string, label: string) => (
    <form method="post" action={`/account/addresses/${action}/`}>
      <input type="hidden" name="addressId" value={addressId} />
      <button className={buttonClass('text')} aria-describedby={textId}>
        {label}
      </button>
    </form>
  );
  return (
    <li>
      <p>
        <span className={css('address')} id={textId}>
          {addressLine(address)}
        </span>
        {isDefault && <span className={css('mark')}>Default</span>}
      </p>
      <div className={css('actions')}>
        {!isDefault && button('default', 'Set as default')}
        <a
          className={buttonClass('text')}
          href={`/account/addresses/?change=${addressId}#address-form`}
          aria-describedby={textId}
        >
          Change
        </a>
        {button('delete', 'Delete')}
      </div>
    </li>
  );
}

/** The same fields as in the checkout. */
const fieldsOf = (format: AddressFormat) => [
  { name: 'fullName', label: 'Full name', autoComplete: 'name', maxLength: 120 },
  { name: 'line1', label: format.line1, autoComplete: 'address-line1', maxLength: 200 },
  {
    name: 'line2',
    label: format.line2,
    autoComplete: 'address-line2',
    maxLength: 200,
    required: false,
  },
  { name: 'city', label: format.city, autoComplete: 'address-level2', maxLength: 120 },
  { name: 'postcode', label: format.postcode, autoComplete: 'postal-code', maxLength: 16 },
];

function AddressForm({ changed, countries, country, form }: Screen) {
  const { busy, onSubmit } = useBusyForm();
  const values: Readonly<Record<string, string | boolean | null>> = { ...changed, ...form?.values };
  const text = (name: string) => String(values[name] ?? '');
  const [chosen, setChosen] = useState(text('country') || country);
  return (
    <form className={css('form')} method="post" action="/account/addresses/" onSubmit={onSubmit}>
      <FormRefusal form={form} labels={addressLabelsOf(chosen)} />
      {changed !== null && <input type="hidden" name="addressId" value={changed.addressId} />}
      {fieldsOf(addressFormatOf(chosen)).map((field) => (
        <TextField key={field.name} form={form} {...field} defaultValue={text(field.name)} />
      ))}
      <StateField name="state" form={form} country={chosen} defaultValue={text('state')} />
      <SelectField
        form={form}
        name="country"
        label="Country"
        autoComplete="country"
        defaultValue={text('country') || country}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
        }}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <button className={buttonClass('primary')} aria-busy={busy}>
        {changed === null ? 'Add address' : 'Save address'}
      </button>
    </form>
  );
}
