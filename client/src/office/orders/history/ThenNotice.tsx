import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { statusName } from '@selvedge/shared/orders/order-status';
import { Link } from '@tanstack/react-router';

import { changesBetween } from './changes-between.js';
import styles from './ThenNotice.module.css';

/** Says that an order is shown as it was, what has changed since, and the way back. */
export function ThenNotice({ then, now }: { then: AtlasOrder; now: AtlasOrder }) {
  const changes = changesBetween(then, now);
  return (
    <div className={styles['notice']} role="status">
      <p>
        This is the order as it was, at {statusName(then.status)}.{' '}
        <Link to="/orders/$id" params={{ id: String(now.id) }} search={{}}>
          Back to now
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
