import { formatMoney } from '@selvedge/shared/money';
import type { FrameMessage, PaymentFields } from '@selvedge/shared/payments/payment-fields';
import { useEffect, useRef, useState, type SubmitEvent, type RefObject } from 'react';

import { useBusyForm } from '../../../lib/useBusyForm.js';
import { styledFrameUrl } from './frame-style.js';

/** Time after which the shopper pays on the provider's page instead. */
const loadTimeoutMs = 15_000;
/** Height of the three fields without errors. */
const usualHeightPx = 192;

/** Before the frame has loaded. */
const initialFrame = { status: 'loading', heightPx: usualHeightPx } as const;

export interface CardFrame {
  /** Null if there is nothing to pay. */
  readonly fields: PaymentFields | null;
  /** `failed`: the provider's card fields are not available. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly heightPx: number;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly token: RefObject<HTMLInputElement | null>;
}

interface PaymentForm {
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly card: CardFrame;
}

type FrameState = Pick<CardFrame, 'status' | 'heightPx'>;

interface FrameOptions {
  readonly frameUrl: string | undefined;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Called for other messages than those about loading and height. */
  readonly onMessage: (message: FrameMessage) => void;
}

/** Opens the provider's frame and receives its messages. */
function useProviderFrame({ frameUrl, frame, onMessage }: FrameOptions): FrameState {
  const [state, setState] = useState<FrameState>(initialFrame);
  const receiver = useRef(onMessage);
  useEffect(() => {
    receiver.current = onMessage;
  });
  useEffect(() => {
    const element = frame.current;
    if (frameUrl === undefined || element === null) return undefined;
    const provider = new URL(frameUrl).origin;
    const change = (changed: Partial<FrameState>) => setState((now) => ({ ...now, ...changed }));
    const timer = setTimeout(() => change({ status: 'failed' }), loadTimeoutMs);
    const receive = ({ origin, source, data }: MessageEvent<FrameMessage>) => {
      if (origin !== provider || source !== element.contentWindow) return;
      if (data.type === 'height') change({ heightPx: data.px });
      if (data.type === 'failed') change({ status: 'failed' });
      if (data.type === 'ready') {
        clearTimeout(timer);
        change({ status: 'ready' });
      }
      receiver.current(data);
    };
    addEventListener('message', receive);
    element.setAttribute('src', styledFrameUrl(frameUrl, element));
    return () => {
      clearTimeout(timer);
      removeEventListener('message', receive);
      setState(initialFrame);
    };
  }, [frameUrl, frame]);
  return state;
}

/**
 * Form that pays with a card. The provider's frame exchanges the card for a token when the form is
 * sent; the form is sent again with the token. Without frame it is sent without token, and the
 * shopper pays on a page of the provider (decision 0007). An order of 0 needs no card.
 */
export function usePaymentForm(provider: PaymentFields | null, total: number): PaymentForm {
  const fields = total === 0 ? null : provider;
  const { busy, onSubmit: onSend } = useBusyForm();
  const frame = useRef<HTMLIFrameElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const waiting = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const frameUrl = fields?.frameUrl;

  const onMessage = (message: FrameMessage) => {
    if (message.type === 'enter') frame.current?.closest('form')?.requestSubmit();
    if (!['token', 'refused', 'failed'].includes(message.type)) return;
    const form = waiting.current;
    waiting.current = null;
    setAsking(false);
    if (message.type === 'refused') frame.current?.focus();
    if (message.type !== 'token' || token.current === null) return;
    token.current.value = message.token;
    form?.requestSubmit();
  };
  const { status, heightPx } = useProviderFrame({ frameUrl, frame, onMessage });

  useEffect(() => {
    // A token is valid once, so a page that the visitor returns to needs another.
    const restart = () => {
      if (token.current !== null) token.current.value = '';
    };
    addEventListener('pageshow', restart);
    return () => removeEventListener('pageshow', restart);
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (frameUrl === undefined || status !== 'ready' || token.current?.value !== '') {
      onSend();
      return;
    }
    event.preventDefault();
    waiting.current = event.currentTarget;
    setAsking(true);
    frame.current?.contentWindow?.postMessage({ type: 'tokenize' }, new URL(frameUrl).origin);
  };

  return { busy: busy || isAsking, onSubmit, card: { fields, status, heightPx, frame, token } };
}

/** Label of the button that sends a payment form. */
export function payLabel({ total, currency }: { total: number; currency: string }): string {
  return total === 0 ? 'Place order' : `Pay ${formatMoney({ amount: total, currency })}`;
}
