import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import { messages } from '@selvedge/shared/messages';
import { formatMoney } from '@selvedge/shared/money';

import { BasketLine } from './BasketLine.js';
import styles from './BasketPage.module.css';
import { isDue } from './exchange-notice.js';
import { ExchangeNotice } from './ExchangeNotice.js';
import { useBasket } from './useBasket.js';
import { classesOf } from '../../lib/class-names.js';
import { setOwnMessage } from '../../lib/field-messages.js';
import type { ScreenProps } from '../../lib/screen.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { layout } from '../../ui/shop/common/layout.js';
import { Notice } from '../../ui/shop/Notice.js';
import { ProductGrid } from '../../ui/shop/common/ProductCard.js';

const css = classesOf(styles);

function Summary({ basket, isTaxed }: { readonly basket: BasketAnswer; isTaxed: boolean }) {
  const { subtotal, currency, items } = basket;
  const blocked = items.some(({ available }) => !available);
  return (
    <section className={css('summary')} aria-label="Summary">
      <p className={css('row')}>
        <span>Subtotal</span>
        <span aria-live="polite">{formatMoney({ amount: subtotal, currency })}</span>
      </p>
      <p className={css('hint')}>
        {isTaxed && 'Tax included. '}Delivery is calculated at checkout.
      </p>
      {blocked ? (
        <p className={css('hint')}>Remove unavailable items to continue.</p>
      ) : (
        <a className={buttonClass('primary', true)} href="/checkout/">
          Go to checkout
        </a>
      )}
    </section>
  );
}

function Empty({ suggestions }: Pick<ScreenProps<'basket'>['screen'], 'suggestions'>) {
  return (
    <>
      <div className={css('empty')}>
        <p>Your basket is empty.</p>
        <a className={buttonClass('primary')} href="/">
          Start shopping
        </a>
      </div>
      {suggestions.length > 0 && (
        <section className={css('suggestions')} aria-labelledby="suggestions">
          <h2 id="suggestions">You may also like</h2>
          <ProductGrid products={suggestions} />
        </section>
      )}
    </>
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
      {filled && !screen.takesPayments && <Notice kind="bad">{messages.noPaymentsHere}</Notice>}
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
          <Summary basket={basket} isTaxed={screen.isTaxed} />
        </div>
      ) : (
        <Empty suggestions={screen.suggestions} />
      )}
    </div>
  );
}
