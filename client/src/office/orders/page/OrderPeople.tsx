import { placeLine } from '@selvedge/shared/addresses/address-format';
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
export function addressLines(address: OrderAddress): readonly string[] {
  const { fullName, line1, line2, country } = address;
  return [fullName, line1, line2, placeLine(address), countries.of(country) ?? country].filter(
    (line): line is string => line !== null && line !== '',
  );
}

/** Delivery or billing address. */
export function AddressLines({ address }: { address: OrderAddress | null }) {
  if (address === null) return <p>Erased</p>;
  return (
    <address className={styles['address']}>
      {addressLines(address).map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}
