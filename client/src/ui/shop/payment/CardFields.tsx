import type { TestCard } from '@selvedge/shared/payments/payment-fields';
import { ChevronDown, Lock } from 'lucide-react';

import styles from './CardFields.module.css';
import type { CardFrame } from './usePaymentForm.js';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

/**
 * Card fields of the payment provider, in a frame that this shop cannot read. Without script, or if
 * the frame does not load, the shopper enters the card on the provider's page.
 */
export function CardFields({ card }: { readonly card: CardFrame }) {
  const { fields, status, heightPx, frame, token } = card;
  if (fields === null) return <p>There is nothing to pay. Your discount covers the whole order.</p>;
  return (
    <div className={css('fields')}>
      <input ref={token} type="hidden" name="paymentToken" defaultValue="" />
      {status !== 'failed' && (
        <div className={css('frame', ...(status === 'loading' ? ['loading'] : []))}>
          <iframe
            ref={frame}
            title="Card details"
            allow="payment"
            style={{ height: `${heightPx}px` }}
          />
        </div>
      )}
      <p className={css(status === 'failed' ? 'next' : 'nextWithoutScript')}>
        You enter your card on the next page, at our payment provider.
      </p>
      <p className={css('safe')}>
        <Lock size={16} aria-hidden />
        Your card details go directly to the payment provider. This shop never receives them.
      </p>
      {fields.testCards.length > 0 && <TestCards cards={fields.testCards} />}
    </div>
  );
}

function TestCards({ cards }: { readonly cards: readonly TestCard[] }) {
  return (
    <details className={css('cards')}>
      <summary>
        Test cards
        <ChevronDown size={20} aria-hidden />
      </summary>
      <p>Use any future expiry date and any security code.</p>
      <dl>
        {cards.map(({ number, effect }) => (
          <div key={number}>
            <dt translate="no">{number}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
