import type { ShippingRegion } from '@selvedge/shared/checkout/contract';
import { makingWords } from '@selvedge/shared/delivery/delivery-labels';
import { formatMoney } from '@selvedge/shared/money';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { Printer, Truck, Undo2 } from 'lucide-react';

import styles from './BuyForm.module.css';
import { useDelivery } from './useDelivery.js';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

const REGION_NAMES: Readonly<Record<ShippingRegion, string>> = {
  GB: 'UK',
  EU: 'EU',
  ROW: 'International',
};

interface PromisesProps {
  readonly delivery: ScreenOf<'product'>['delivery'];
  readonly homeRegion: ShippingRegion;
  readonly currency: string;
}

/** ORD-042: when it comes, for how much, and what if it does not fit. */
export function Promises({ delivery, homeRegion, currency }: PromisesProps) {
  const { region, when } = useDelivery(homeRegion);
  const amount = delivery[region];
  const price = amount === 0 ? 'Free' : formatMoney({ amount, currency });
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true };
  return (
    <ul className={css('promises')}>
      <li>
        <Truck {...icon} />
        <span>
          <strong className={css('when')}>{when}</strong>
          {`${REGION_NAMES[region]} delivery ${price}`}
        </span>
      </li>
      <li>
        <Printer {...icon} />
        {makingWords}
      </li>
      <li>
        <Undo2 {...icon} />
        Not right? Send it back.
      </li>
    </ul>
  );
}
