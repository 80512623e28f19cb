import type { AtlasOrder, OrderAddress } from '@selvedge/shared/orders/contract';

import styles from './OrderPeople.module.css';

/** Who placed an order, and how to write to them. */
export function Buyer({ order: { customerName, email } }: { order: AtlasOrder }) {
  if (email === null) return <p>Erased</p>;
  return (
    <address className={styles['address']}>
      {customerName !== null && <span>{customerName}</span>}
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });

/** Where an order or its bill goes, with the country in words. */
export function AddressLines({ address }: { address: OrderAddress | null }) {
  if (address === null) return <p>Erased</p>;
  const { fullName, line1, line2, city, postcode, country } = address;
  return (
    <address className={styles['address']}>
      {[fullName, line1, line2, `${city} ${postcode}`, countries.of(country) ?? country]
        .filter((line) => line !== null && line !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}
