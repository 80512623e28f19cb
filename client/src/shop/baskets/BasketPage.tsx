import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import { noPaymentsHere } from '@selvedge/shared/payments/payment-fields';
import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import { formatMoney } from '@selvedge/shared/money';
import type { SubmitEvent } from 'react';

import { BasketLine } from './BasketLine.js';
import styles from './BasketPage.module.css';
import { isDue } from './exchange-notice.js';
import { ExchangeNotice } from './ExchangeNotice.js';
import { useBasket } from './useBasket.js';
import { classesOf } from '../../lib/class-names.js';
import { setOwnMessage } from '../../lib/field-messages.js';
import type { ScreenProps } from '../../lib/screen.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { CardMarks } from '../../ui/shop/CardMarks.js';
import { CouponField } from '../../ui/shop/CouponField.js';
import { FreeDelivery } from '../../ui/shop/FreeDelivery.js';
import { layout } from '../../ui/shop/common/layout.js';
import { Notice } from '../../ui/shop/Notice.js';
import { ProductGrid } from '../../ui/shop/common/ProductCard.js';

const css = classesOf(styles);

type Screen = ScreenProps<'basket'>['screen'];

interface SummaryProps extends Pick<Screen, 'isTaxed' | 'delivery' | 'takesPayments'> {
  readonly cards: ShopFrame['cards'] | undefined;
  readonly basket: BasketAnswer;
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

function Coupon({ basket, busy, onSubmit }: Pick<SummaryProps, 'basket' | 'busy' | 'onSubmit'>) {
  const { coupon } = basket.discounts;
  return (
    <form method="post" action="/basket/coupon/" onSubmit={onSubmit}>
      <CouponField coupon={coupon} error={null} name="code" busy={busy} apply={{}} remove={{}} />
    </form>
  );
}

/** Discounts with their amounts. */
function Discounts({ basket: { discounts, currency } }: Pick<SummaryProps, 'basket'>) {
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <>
      {discounts.rows.map(({ title, amount }, nth) => (
        // Two discounts can have the same title.
        <p key={nth} className={css('row')}>
          <span>{title}</span>
          <span>{amount === 0 ? 'Free delivery' : `−${money(amount)}`}</span>
        </p>
      ))}
    </>
  );
}

function Summary(props: SummaryProps) {
  const { basket, isTaxed, delivery, takesPayments, cards, busy, onSubmit } = props;
  const { subtotal, currency, items, discounts } = basket;
  const deliveryPrice = discounts.isFreeDelivery ? 0 : delivery.price;
  const money = (amount: number) => formatMoney({ amount, currency });
  const blocked = items.some(({ available }) => !available);
  return (
    <section className={css('summary')} aria-label="Summary">
      <FreeDelivery discounts={discounts} currency={currency} isFree={deliveryPrice === 0} />
      <p className={css('row')}>
        <span>Subtotal</span>
        <span aria-live="polite">{money(subtotal)}</span>
      </p>
      {blocked ? (
        <p className={css('hint')}>Remove unavailable items to continue.</p>
      ) : (
        <>
          <Discounts basket={basket} />
          <div>
            <p className={css('row')}>
              <span>{delivery.label}</span>
              <span>{deliveryPrice === 0 ? 'Free' : money(deliveryPrice)}</span>
            </p>
            <p className={css('hint')}>{`Get it ${delivery.arrival}`}</p>
          </div>
          <p className={css('row', 'total')}>
            <span>Estimated total</span>
            <span>{money(subtotal - discounts.discount + deliveryPrice)}</span>
          </p>
          <p className={css('hint')}>
            {isTaxed && 'Tax included. '}You can change the country at checkout.
          </p>
          <Coupon basket={basket} busy={busy} onSubmit={onSubmit} />
          <a className={buttonClass('primary', true)} href="/checkout/">
            Go to checkout
          </a>
          {takesPayments && (
            <div className={css('hint', 'card')}>
              <p>Secure card payment</p>
              <CardMarks brands={cards} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Empty() {
  return (
    <div className={css('empty')}>
      <p>Your basket is empty.</p>
      <a className={buttonClass('primary')} href="/">
        Start shopping
      </a>
    </div>
  );
}

function Suggestions({ suggestions }: Pick<Screen, 'suggestions'>) {
  if (suggestions.length === 0) return null;
  return (
    <section className={css('suggestions')} aria-labelledby="suggestions">
      <h2 id="suggestions">You may also like</h2>
      <ProductGrid products={suggestions} />
    </section>
  );
}

/** Basket page (RTE-010). */
export function BasketPage({ frame, screen }: ScreenProps<'basket'>) {
  const { basket, message, busy, onSubmit } = useBasket(screen);
  const filled = basket.items.length > 0;
  const { shopCurrency } = screen;
  const chosen = frame.currencies?.shown ?? null;
  return (
    <div className={`${layout('container')} ${css('page')}`} onInvalidCapture={setOwnMessage}>
      <div className={css('head')}>
        <h1>Your basket</h1>
        {filled && <a href="/">Continue shopping</a>}
      </div>
      {isDue({ quantity: basket.quantity, chosen, shopCurrency }) && <ExchangeNotice />}
      {filled && !screen.takesPayments && <Notice kind="bad">{noPaymentsHere}</Notice>}
      {message !== null && <Notice kind="bad">{message}</Notice>}
      {filled ? (
        <div className={css('columns')}>
          <ul className={css('lines')}>
            {basket.items.map((item) => (
              <BasketLine
                key={item.key}
                item={item}
                maxQuantity={screen.maxQuantity}
                busy={busy}
                onSubmit={onSubmit}
              />
            ))}
          </ul>
          <Summary
            {...screen}
            cards={frame.cards}
            basket={basket}
            busy={busy}
            onSubmit={onSubmit}
          />
        </div>
      ) : (
        <Empty />
      )}
      <Suggestions suggestions={screen.suggestions} />
    </div>
  );
}
