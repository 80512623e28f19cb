import type { ChosenPiece } from '@selvedge/shared/baskets/contract';
import { totalsRows, type ShownTotals } from '@selvedge/shared/checkout/totals-rows';
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

/** Class of a row that differs from the others, by label. */
const totalsClasses: Readonly<Record<string, string>> = { Total: 'total', 'Tax included': 'tax' };

/** Totals of an order or basket. */
export function Totals({ totals }: { readonly totals: ShownTotals }) {
  return (
    <dl className={css('totals')}>
      {totalsRows(totals).map(([label, amount]) => (
        <div key={label} className={css('row', totalsClasses[label])}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
