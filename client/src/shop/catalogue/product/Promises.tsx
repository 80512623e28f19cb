import { makingLabel } from '@selvedge/shared/delivery/delivery-labels';
import { formatMoney } from '@selvedge/shared/money';
import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { Printer, Truck, Undo2 } from 'lucide-react';

import styles from './BuyForm.module.css';
import { useDelivery } from './useDelivery.js';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

interface PromisesProps extends Pick<ScreenOf<'product'>, 'delivery' | 'home' | 'zoneNames'> {
  readonly currency: string;
  /** Upcoming last order dates before Christmas (STO-029). */
  readonly lastDays: NonNullable<ShopFrame['christmas']>['dates'];
}

/** Delivery date, delivery cost and returns (ORD-042). */
export function Promises({ delivery, home, zoneNames, currency, lastDays }: PromisesProps) {
  const { zone, when } = useDelivery(home);
  const amount = delivery[zone];
  const price =
    amount === null ? 'not offered' : amount ? formatMoney({ amount, currency }) : 'Free';
  const lastDay = lastDays.find((day) => day.region === zone)?.lastDay;
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true };
  return (
    <ul className={css('promises')}>
      <li>
        <Truck {...icon} />
        <span>
          <strong className={css('when')}>{when}</strong>
          {`${zoneNames[zone]} ${price}`}
          {lastDay !== undefined && <span className={css('when')}>{lastDay}</span>}
        </span>
      </li>
      <li>
        <Printer {...icon} />
        {makingLabel}
      </li>
      <li>
        <Undo2 {...icon} />
        Easy returns.
      </li>
    </ul>
  );
}
