import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import { formatMoney } from '@selvedge/shared/money';
import { Check, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

import styles from './BasketDrawer.module.css';
import { classesOf } from '../../../lib/class-names.js';
import type { AddedItem, BasketNoticeProps } from '../../../ui/shop/BasketNotice.js';
import { buttonClass, iconButtonClass } from '../../../ui/shop/common/button.js';
import { FreeDelivery } from '../../../ui/shop/FreeDelivery.js';
import { choiceLabel } from '../../../ui/shop/LineItems.js';
import { Thumbnail } from '../../../ui/shop/Thumbnail.js';

const css = classesOf(styles);

interface BasketDrawerProps extends Pick<BasketNoticeProps, 'onClose'> {
  readonly item: AddedItem;
  readonly basket: BasketAnswer;
}

/** The line of the added item. The label of a bundle differs from that of its line. */
function lineOf({ items }: BasketAnswer, { name, options }: AddedItem) {
  const ofProduct = items.filter((line) => line.name === name);
  return ofProduct.find((line) => choiceLabel(line) === options) ?? ofProduct[0];
}

function Item({ item, basket }: Pick<BasketDrawerProps, 'item' | 'basket'>) {
  const line = lineOf(basket, item);
  return (
    <div className={css('item')}>
      <Thumbnail image={item.image} />
      <div>
        <p className={css('name')}>
          <span dir="auto">{item.name}</span>
        </p>
        <p className={css('options')}>{item.options}</p>
      </div>
      {line && (
        <p className={css('price')}>
          {formatMoney({ amount: line.priceIncTax, currency: line.currency })}
        </p>
      )}
    </div>
  );
}

function Sums({ basket: { quantity, subtotal, currency, discounts } }: { basket: BasketAnswer }) {
  const rows = [
    [`Subtotal (${quantity} ${quantity === 1 ? 'item' : 'items'})`, subtotal],
    ...(discounts.discount > 0 ? [['Discount', -discounts.discount] as const] : []),
  ] as const;
  return (
    <dl className={css('sums')}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{`${amount < 0 ? '−' : ''}${formatMoney({ amount: Math.abs(amount), currency })}`}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Confirms an added item over the page, with the basket's sums. A modal dialog, which keeps the
 * focus and returns it; closed by its button, Escape or a click on the backdrop.
 */
export function BasketDrawer({ item, basket, onClose }: BasketDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { discounts, currency } = basket;
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      className={css('drawer')}
      ref={dialog}
      aria-labelledby="added"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // The content fills an inner element, so a click on the dialog itself is on the backdrop.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className={css('content')}>
        <div className={css('head')}>
          <h2 id="added">
            <Check size={20} aria-hidden />
            Added to your basket
          </h2>
          <button
            type="button"
            className={iconButtonClass()}
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <X size={20} aria-hidden />
          </button>
        </div>
        <Item item={item} basket={basket} />
        <FreeDelivery discounts={discounts} currency={currency} isFree={discounts.isFreeDelivery} />
        <Sums basket={basket} />
        <div className={css('actions')}>
          <a className={buttonClass('primary', true)} href="/checkout/?express=true">
            Check out
          </a>
          <a className={buttonClass('secondary', true)} href="/basket/">
            View basket
          </a>
        </div>
      </div>
    </dialog>
  );
}
