import type { AtlasOrder } from '@selvedge/shared/orders/contract';

import styles from './OrderPage.module.css';
import { OrderWays } from './OrderWays.js';
import { formatDateTime } from '../../../ui/office/dates.js';

/** ORD-006: where it came from and goes, and whether it is still there. */
export function Origin({ order }: { order: AtlasOrder }) {
  const { createdAt, integrationType, fulfillmentFactory, deletedAt, invoiceUrl } = order;
  return (
    <>
      <p className={styles['meta']}>
        <OrderWays order={order} /> · placed {formatDateTime(createdAt)}{' '}
        {originLabels[integrationType]}
        {fulfillmentFactory !== null && ` · factory ${fulfillmentFactory}`}
        {invoiceUrl !== null && (
          <>
            {' · '}
            <a href={invoiceUrl} target="_blank" rel="noreferrer">
              Invoice
            </a>
          </>
        )}
      </p>
      {deletedAt !== null && (
        <p className={styles['deleted']}>
          Deleted {formatDateTime(deletedAt)}: it is in no list, and nothing more comes of it.
        </p>
      )}
    </>
  );
}

const originLabels: Readonly<Record<AtlasOrder['integrationType'], string>> = {
  shop: 'in the shop',
  staff: 'by staff',
};
