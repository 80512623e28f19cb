import type { TestCard } from '@selvedge/shared/payments/payment-fields';
import { ChevronDown, Lock } from 'lucide-react';

import styles from './CardFields.module.css';
import type { CardEntry } from './card-entry.js';
import { classesOf } from '../../../lib/class-names.js';
import { buttonClass } from '../common/button.js';
import { Notice } from '../Notice.js';

const css = classesOf(styles);

/**
 * Card fields of the payment provider, in frames that this shop cannot read. Without script, or if
 * they do not load, the shopper pays on the provider's page.
 */
export function CardFields({ card }: { readonly card: CardEntry }) {
  const { fields, status, problem, token, container } = card;
  if (fields === null) return <p>There is nothing to pay. Your discount covers the whole order.</p>;
  const testCards = fields.provider === 'sandbox' ? fields.testCards : [];
  return (
    <div className={css('fields')}>
      <input ref={token} type="hidden" name="paymentToken" defaultValue="" />
      {status === 'failed' && <LoadFailure retry={card.retry} />}
      <div
        className={css('frame', ...(status === 'loading' ? ['loading'] : []))}
        hidden={status === 'failed'}
      >
        <div ref={container} />
      </div>
      {problem !== null && <Notice kind="bad">{problem}</Notice>}
      <p className={css(status === 'failed' ? 'next' : 'nextWithoutScript')}>
        You enter your card on the next page, at our payment provider.
      </p>
      <p className={css('safe')}>
        <Lock size={16} aria-hidden />
        Your card details go to the payment provider, never to this shop.
      </p>
      {testCards.length > 0 && <TestCards cards={testCards} />}
    </div>
  );
}

/** PAY-006: the order can be paid even then. */
function LoadFailure({ retry }: Pick<CardEntry, 'retry'>) {
  return (
    <Notice kind="bad">
      <div className={css('failure')}>
        <p>
          The card fields cannot be loaded. Check your connection or your ad blocker, and try again.
        </p>
        <button type="button" className={buttonClass('secondary')} onClick={retry}>
          Try again
        </button>
      </div>
    </Notice>
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
