import { addressLine, type SavedAddress } from '@selvedge/shared/own-account/saved-address';

import styles from './account.module.css';
import { AccountFrame, AccountPart } from './AccountFrame.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { AddressFields } from '../../ui/shop/AddressFields.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { FormRefusal } from '../../ui/shop/FormRefusal.js';
import { Notice } from '../../ui/shop/Notice.js';
import { addressLabels, useAddressFormat } from '../../ui/shop/useAddressFormat.js';

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

function AddressForm({ changed, countries, country, addressFormat, form }: Screen) {
  const { busy, onSubmit } = useBusyForm();
  const { format, onCountry } = useAddressFormat(addressFormat);
  const typed = Object.entries({ ...changed, ...form?.values });
  const values = Object.fromEntries(typed.map(([name, text]) => [name, String(text ?? '')]));
  return (
    <form className={css('form')} method="post" action="/account/addresses/" onSubmit={onSubmit}>
      <FormRefusal form={form} labels={addressLabels(format)} />
      {changed !== null && <input type="hidden" name="addressId" value={changed.addressId} />}
      <AddressFields {...{ form, countries, country, format, values, onCountry }} />
      <button className={buttonClass('primary')} aria-busy={busy}>
        {changed === null ? 'Add address' : 'Save address'}
      </button>
    </form>
  );
}
