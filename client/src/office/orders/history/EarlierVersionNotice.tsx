import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { statusName } from '@selvedge/shared/orders/order-status';
import { Link } from '@tanstack/react-router';

import { changesBetween } from './changes-between.js';
import styles from './EarlierVersionNotice.module.css';

/**
 * Notice above an earlier version of an order: lists what changed since and links to the current
 * one.
 */
export function EarlierVersionNotice({ then, now }: { then: AtlasOrder; now: AtlasOrder }) {
  const changes = changesBetween(then, now);
  return (
    <div className={styles['notice']} role="status">
      <p>
        You are viewing an earlier version of this order. Status: {statusName(then.status)}.{' '}
        <Link to="/orders/$id" params={{ id: String(now.id) }} search={{}}>
          View current version
        </Link>
      </p>
      {changes.length > 0 && (
        <dl className={styles['changes']}>
          {changes.map(({ what, before, after }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <del>{before}</del> <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
