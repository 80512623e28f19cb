import { Logger } from '@nestjs/common';
import type { PaymentFields } from '@selvedge/shared/payments/payment-fields';

import { inSpan, type SpanStart } from '../../platform/tracing/tracing.js';
import { WebhookRefused } from './payments.errors.js';
import {
  PaymentGateway,
  type PaymentRefund,
  type PaymentStart,
  type PaymentState,
  type PaymentWebhook,
  type RefundProgress,
} from './payment-gateway.port.js';
import {
  CHARGE_STATES,
  fieldsPath,
  pagePath,
  REFUND_STATES,
  secretHeader,
  type ChargeRequest,
  type RefundRequest,
  type SandboxCharge,
  type SandboxRefund,
  type SandboxWebhook,
} from './sandbox/protocol.js';
import { TEST_CARDS } from './sandbox/test-cards.js';
import { isSignatureOf, signatureHeader } from './sandbox/webhook-signature.js';

/** Time limit of one call to the provider. */
const gatewayTimeoutMs = 10_000;

const notRefunded = 'The provider refused the refund.';

const notCharged = 'The payment did not go through and nothing was charged. Please try again.';

interface SandboxAddress {
  readonly url: string;
  /** Address for browsers. */
  readonly publicUrl: string;
  readonly secret: string;
  readonly webhookSecret: string;
  readonly isTestMode?: boolean;
}

/** Adapter of the sandbox provider, which replaces a real one outside of production. */
export class SandboxGateway extends PaymentGateway {
  override readonly methodName = 'Card';
  override readonly signatureHeader = signatureHeader;
  override readonly fields: PaymentFields;
  override readonly isTestMode: boolean;
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly provider: SandboxAddress,
    private readonly timeoutMs: number = gatewayTimeoutMs,
  ) {
    super();
    this.isTestMode = provider.isTestMode ?? false;
    this.fields = {
      provider: 'sandbox',
      frameUrl: new URL(fieldsPath, provider.publicUrl).href,
      testCards: TEST_CARDS.map(({ number, effect }) => ({ number, effect })),
    };
  }

  override async start({ orderId, token, ...payment }: PaymentStart): Promise<PaymentState> {
    const reference = String(orderId);
    const request: ChargeRequest = { ...payment, token: token ?? null, reference };
    const answer = await this.send('POST', '/charges', chargeIn, request);
    return answer === undefined ? this.settle(payment.attemptId) : this.stateOf(answer);
  }

  override async find(attemptId: string): Promise<PaymentState> {
    const answer = await this.send('GET', chargePath(attemptId), chargeIn);
    return answer === undefined ? { state: 'unknown' } : this.stateOf(answer);
  }

  override async settle(attemptId: string): Promise<PaymentState> {
    const answer = await this.send('POST', `${chargePath(attemptId)}/cancel`, chargeIn);
    return answer === undefined ? { state: 'unknown' } : this.stateOf(answer);
  }

  override async refund({
    refundId,
    attemptId,
    amount,
    currency,
  }: PaymentRefund): Promise<RefundProgress> {
    const request: RefundRequest = { refundId, attemptId, amount, currency };
    const answer = await this.send('POST', '/refunds', refundIn, request);
    return answer === undefined ? { state: 'pending' } : progressOf(answer);
  }

  override async findRefund({ refundId }: PaymentRefund): Promise<RefundProgress> {
    const path = `/refunds/${encodeURIComponent(refundId)}`;
    const answer = await this.send('GET', path, foundRefundIn);
    if (answer === 'missing') return { state: 'missing' };
    return answer === undefined ? { state: 'pending' } : progressOf(answer);
  }

  override readWebhook(body: string, signature: string): PaymentWebhook {
    const secret = this.provider.webhookSecret;
    if (!isSignatureOf(signature, { body, secret, now: new Date() })) throw new WebhookRefused();
    // Only the sandbox can sign it.
    const { id: webhookId, attemptId, reference } = JSON.parse(body) as SandboxWebhook;
    return { webhookId, attemptId, orderId: Number(reference), body };
  }

  private stateOf({ state, transaction, message, page }: SandboxCharge): PaymentState {
    switch (state) {
      case 'succeeded':
        return { state, transaction };
      case 'declined':
        return { state, message: message ?? notCharged };
      case 'cancelled':
        return { state: 'declined', message: notCharged };
      case 'waiting':
        return { state, url: new URL(pagePath + page, this.provider.publicUrl).href };
      case 'processing':
        return { state: 'unknown' };
    }
  }

  /** Undefined if there was no usable answer. */
  private async send<Answer>(
    method: 'GET' | 'POST',
    path: string,
    read: (response: Response) => Promise<Answer>,
    body?: ChargeRequest | RefundRequest,
  ): Promise<Answer | undefined> {
    try {
      return await read(await this.fetch(method, path, body));
    } catch (thrown) {
      // The outcome is unknown; the caller settles it now or later.
      this.logger.warn({ message: 'payment provider failed', path, cause: String(thrown) });
      return undefined;
    }
  }

  private fetch(method: string, path: string, body?: object): Promise<Response> {
    const span = (): SpanStart => ({
      ...{ name: `${method} payment provider`, kind: 'client' },
      attributes: { 'server.address': new URL(this.provider.url).hostname },
    });
    return inSpan(span, () =>
      fetch(this.provider.url + path, {
        method,
        headers: { [secretHeader]: this.provider.secret, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(this.timeoutMs),
      }),
    );
  }
}

function chargePath(attemptId: string): string {
  return `/charges/${encodeURIComponent(attemptId)}`;
}

/** Throws if the answer does not follow the protocol. */
async function chargeIn(response: Response): Promise<SandboxCharge> {
  // Any body with a valid state follows the protocol.
  return (await stateful(response, CHARGE_STATES)) as SandboxCharge;
}

/** Throws like chargeIn. */
async function refundIn(response: Response): Promise<SandboxRefund> {
  // As above.
  return (await stateful(response, REFUND_STATES)) as SandboxRefund;
}

function foundRefundIn(response: Response): Promise<SandboxRefund | 'missing'> {
  return response.status === 404 ? Promise.resolve('missing') : refundIn(response);
}

async function stateful(response: Response, states: readonly string[]): Promise<unknown> {
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer: unknown = await response.json();
  const state = typeof answer === 'object' && answer !== null && 'state' in answer && answer.state;
  if (!states.some((candidate) => candidate === state)) throw new Error('no known state');
  return answer;
}

function progressOf({ state, transaction, message }: SandboxRefund): RefundProgress {
  switch (state) {
    case 'succeeded':
      return { state, transaction };
    case 'failed':
      return { state, message: message ?? notRefunded };
    case 'pending':
      return { state };
  }
}
