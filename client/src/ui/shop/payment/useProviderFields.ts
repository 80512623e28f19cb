import type { Money } from '@selvedge/shared/money';
import type { PaymentFields } from '@selvedge/shared/payments/payment-fields';
import { useEffect, useRef, useState, type RefObject } from 'react';

import type { CardOutcome, FieldsHost, FieldsStatus, OpenFields } from './card-entry.js';

/** Time after which the provider's fields count as failed. */
const loadTimeoutMs = 15_000;

/** A failure is no error for a crawler, which pays nothing (PAY-005). */
const isBot = (): boolean => /bot|crawl|spider|slurp/i.test(navigator.userAgent);

interface FieldsOptions {
  /** Null if there is nothing to pay. */
  readonly fields: PaymentFields | null;
  readonly total: Money;
  readonly container: RefObject<HTMLDivElement | null>;
  /** Called with undefined if the provider cannot be reached. */
  readonly onOutcome: (outcome: CardOutcome | undefined) => void;
}

interface ProviderFields {
  readonly status: FieldsStatus;
  readonly tokenize: () => void;
  readonly retry: () => void;
}

/** Loads the code of one provider. */
async function open(fields: PaymentFields, host: FieldsHost): Promise<OpenFields> {
  if (fields.provider === 'stripe')
    return (await import('./stripe-fields.js')).openStripe(fields, host);
  return (await import('./sandbox-fields.js')).openSandbox(fields, host);
}

/** Shows the provider's fields in a form; they follow the total. */
export function useProviderFields(options: FieldsOptions): ProviderFields {
  const { fields, total, container } = options;
  const [status, setStatus] = useState<FieldsStatus>('loading');
  const [round, setRound] = useState(0);
  const opened = useRef<OpenFields>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => opened.current?.update(), [total.amount, total.currency, status]);

  useEffect(() => {
    const element = container.current;
    if (fields === null || element === null) return undefined;
    const ended = new AbortController();
    const onStatus = (next: 'ready' | 'failed') => {
      clearTimeout(timer);
      if (ended.signal.aborted) return;
      if (next === 'failed') latest.current.onOutcome(undefined);
      if (next === 'ready' || !isBot()) setStatus(next);
    };
    const timer = setTimeout(() => onStatus('failed'), loadTimeoutMs);
    const host: FieldsHost = {
      ...{ element, onStatus, total: () => latest.current.total },
      onOutcome: (outcome) => latest.current.onOutcome(outcome),
    };
    open(fields, host).then(
      (provider) => {
        if (ended.signal.aborted) provider.close();
        else opened.current = provider;
      },
      () => onStatus('failed'),
    );
    return () => {
      ended.abort();
      clearTimeout(timer);
      opened.current?.close();
      opened.current = null;
      setStatus('loading');
    };
  }, [fields, container, round]);

  return {
    status,
    tokenize: () => opened.current?.tokenize(),
    retry: () => setRound((now) => now + 1),
  };
}
