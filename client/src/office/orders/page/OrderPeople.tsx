import { addressLines } from '@selvedge/shared/addresses/address-lines';
import type { AtlasOrder, OrderAddress } from '@selvedge/shared/orders/contract';

import styles from './OrderPeople.module.css';

/** Name and e-mail address of the customer. */
export function Buyer({ order: { customerName, email } }: { order: AtlasOrder }) {
  if (email === null) return <p>Erased</p>;
  return (
    <address className={styles['address']}>
      {customerName !== null && <span dir="auto">{customerName}</span>}
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });

/** Returns the lines of an address, with the country name in English. */
export function addressWithCountry(address: OrderAddress): readonly string[] {
  return [...addressLines(address), countries.of(address.country) ?? address.country];
}

/** Delivery or billing address. */
export function AddressLines({ address }: { address: OrderAddress | null }) {
  if (address === null) return <p>Erased</p>;
  return (
    <address className={styles['address']}>
      {addressWithCountry(address).map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}
