import type { ChosenPiece } from '@selvedge/shared/baskets/contract';
import type { CheckoutTotals } from '@selvedge/shared/checkout/contract';
import { formatMoney } from '@selvedge/shared/money';

import styles from './LineItems.module.css';
import { Thumbnail } from './Thumbnail.js';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

export interface LineItem {
  readonly key: string;
  readonly name: string;
  readonly image: string;
  readonly options: { readonly Colour: string; readonly Size: string };
  /** Chosen options of each piece of a bundle. */
  readonly pieces?: readonly ChosenPiece[];
  readonly quantity: number;
  /** Unit price in minor units. */
  readonly price: number;
}

/** Formats the choice as "Navy · M", or lists each piece of a bundle. */
export function choiceLabel({
  options,
  pieces = [],
}: Pick<LineItem, 'options' | 'pieces'>): string {
  // Bespoke items have no colour.
  if (pieces.length === 0) return [options.Colour, options.Size].filter(Boolean).join(' · ');
  return pieces.map(({ name, choice }) => `${name}: ${choice}`).join(', ');
}

/** Read-only list of the items in an order. */
export function LineItems({
  items,
  currency,
  hasPrices = true,
}: {
  readonly items: readonly LineItem[];
  readonly currency: string;
  /** False for items whose price is not known yet. */
  readonly hasPrices?: boolean;
}) {
  return (
    <ul className={css('list')}>
      {items.map(({ key, name, image, quantity, price, ...chosen }) => (
        <li key={key} className={css('item', image === '' && 'bare')}>
          {image !== '' && <Thumbnail image={image} />}
          <div>
            <p className={css('name')} dir="auto">
              {name}
            </p>
            <p className={css('options')}>
              {[choiceLabel(chosen), `Quantity ${quantity}`].filter(Boolean).join(' · ')}
            </p>
          </div>
          {hasPrices && (
            <p className={css('amount')}>{formatMoney({ amount: price * quantity, currency })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Totals. Tax is included in the total and left out if there is none. */
export function Totals({ totals }: { readonly totals: CheckoutTotals }) {
  const { currency } = totals;
  const money = (amount: number) => formatMoney({ amount, currency });
  const tax = totals.goodsTax + totals.shippingTax - totals.taxDiscount;
  return (
    <dl className={css('totals')}>
      <div className={css('row')}>
        <dt>Subtotal</dt>
        <dd>{money(totals.subtotal)}</dd>
      </div>
      <div className={css('row')}>
        <dt>Delivery</dt>
        <dd>{totals.shipping === 0 ? 'Free' : money(totals.shipping)}</dd>
      </div>
      {totals.discount > 0 && (
        <div className={css('row')}>
          <dt>Discount</dt>
          <dd>{`−${money(totals.discount)}`}</dd>
        </div>
      )}
      <div className={css('row', 'total')}>
        <dt>Total</dt>
        <dd>{money(totals.total)}</dd>
      </div>
      {tax > 0 && (
        <div className={css('row', 'tax')}>
          <dt>Tax included</dt>
          <dd>{money(tax)}</dd>
        </div>
      )}
    </dl>
  );
}
