import { formatMoney, type CurrencyCode } from '@selvedge/shared/money';
import type { PaymentFields } from '@selvedge/shared/payments/payment-fields';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { useBusyForm } from '../../../lib/useBusyForm.js';
import type { CardEntry, CardOutcome } from './card-entry.js';
import { useProviderFields } from './useProviderFields.js';

interface Price {
  readonly total: number;
  readonly currency: CurrencyCode;
}

interface PaymentForm {
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly card: CardEntry;
}

/**
 * Form that pays with a card. The provider's fields exchange the card for a token when the form is
 * sent; the form is sent again with the token. Without these fields it is sent without token, and
 * the shopper pays on a page of the provider (decision 0007). An order of 0 needs no card.
 */
export function usePaymentForm(provider: PaymentFields | null, price: Price): PaymentForm {
  const { total: amount, currency } = price;
  const fields = amount === 0 ? null : provider;
  const { busy, onSubmit: onSend } = useBusyForm();
  const container = useRef<HTMLDivElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const waiting = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const onOutcome = (outcome: CardOutcome | undefined) => {
    const form = waiting.current;
    waiting.current = null;
    setAsking(false);
    if (outcome?.type === 'refused') setProblem(outcome.problem);
    if (outcome?.type !== 'token' || token.current === null) return;
    token.current.value = outcome.token;
    form?.requestSubmit();
  };
  const total = { amount, currency };
  const { status, tokenize, retry } = useProviderFields({ fields, total, container, onOutcome });

  useEffect(() => {
    // A token is valid once, so a page that the visitor returns to needs another.
    const restart = () => {
      if (token.current !== null) token.current.value = '';
    };
    addEventListener('pageshow', restart);
    return () => removeEventListener('pageshow', restart);
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (fields === null || status !== 'ready' || token.current?.value !== '') {
      onSend();
      return;
    }
    event.preventDefault();
    waiting.current = event.currentTarget;
    setAsking(true);
    setProblem(null);
    tokenize();
  };

  const card = { fields, status, problem, retry, container, token };
  return { busy: busy || isAsking, onSubmit, card };
}

/** Label of the button that sends a payment form. */
export function payLabel({ total, currency }: Price): string {
  return total === 0 ? 'Place order' : `Pay ${formatMoney({ amount: total, currency })}`;
}
