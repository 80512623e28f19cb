import { Logger } from '@nestjs/common';
import Stripe from 'stripe';

import { inSpan, type SpanStart } from '../../../platform/tracing/tracing.js';

/** Version of Stripe's API that the code is written for. */
const apiVersion = '2026-10-28.endive';

/** Time limit of one request. */
const requestTimeoutMs = 10_000;

/** A call is repeated with its idempotency key after a lost connection, a conflict or a failure. */
const repetitions = 1;

export interface StripeAccount {
  /** For example `https://api.stripe.com`. */
  readonly url: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** Answer to a call, or the error of the call. */
export type Answered<Answer> = Answer | Stripe.errors.StripeError;

/** Calls of Stripe's API. A failed call is logged and returned; nothing logged comes from a shopper. */
export class StripeApi {
  readonly isLive: boolean;
  private readonly client: Stripe;
  private readonly host: string;
  private readonly webhookSecret: string;
  private readonly logger = new Logger('Payments');

  constructor(
    { url, secretKey, webhookSecret }: StripeAccount,
    timeoutMs: number = requestTimeoutMs,
  ) {
    const { protocol, hostname, port } = new URL(url);
    this.host = hostname;
    this.isLive = secretKey.includes('k_live_');
    this.webhookSecret = webhookSecret;
    this.client = new Stripe(secretKey, {
      ...{ apiVersion, timeout: timeoutMs, maxNetworkRetries: repetitions, telemetry: false },
      ...{ host: hostname, protocol: protocol === 'http:' ? 'http' : 'https' },
      ...(port !== '' && { port }),
      httpClient: Stripe.createFetchHttpClient(),
      appInfo: { name: 'Selvedge' },
    });
  }

  /** `name` is that of the call in logs and traces. */
  async call<Answer>(
    name: string,
    request: (client: Stripe) => Promise<Answer>,
  ): Promise<Answered<Answer>> {
    const span = (): SpanStart => ({
      ...{ name: `${name} at payment provider`, kind: 'client' },
      attributes: { 'server.address': this.host },
    });
    try {
      return await inSpan(span, () => request(this.client));
    } catch (thrown) {
      if (!(thrown instanceof Stripe.errors.StripeError)) throw thrown;
      const { type, code, decline_code: reason, statusCode: status, requestId } = thrown;
      // A declined card is an answer.
      if (!(thrown instanceof Stripe.errors.StripeCardError)) {
        const cause = [type, code ?? reason, status, requestId].filter(Boolean).join(' ');
        this.logger.warn({ message: 'payment provider failed', call: name, cause });
      }
      return thrown;
    }
  }

  /** Verifies the signature and age of a webhook. Undefined if it is not valid. */
  eventOf(body: string, signature: string): Stripe.Event | undefined {
    try {
      return this.client.webhooks.constructEvent(body, signature, this.webhookSecret);
    } catch {
      return undefined;
    }
  }
}

export function isError(answer: unknown): answer is Stripe.errors.StripeError {
  return answer instanceof Stripe.errors.StripeError;
}

/** The request was invalid, so Stripe has not executed it. */
export function isInvalid(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

export function isCardError(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeCardError;
}
