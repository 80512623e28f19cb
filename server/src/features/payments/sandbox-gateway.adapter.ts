import { Logger } from '@nestjs/common';

import { inSpan, type SpanStart } from '../../platform/tracing/tracing.js';
import { PaymentGateway, type Charge, type ChargeOutcome } from './payment-gateway.port.js';
import {
  CHARGE_STATES,
  secretHeader,
  type ChargeRequest,
  type SandboxCharge,
} from './sandbox/protocol.js';

/** Time limit of one call to the provider. */
const gatewayTimeoutMs = 10_000;

const notCharged = 'The payment did not go through and nothing was charged. Please try again.';

/** Adapter of the sandbox provider, which replaces a real one outside of production. */
export class SandboxGateway extends PaymentGateway {
  override readonly methodName = 'Card';
  override readonly takesPayments = true;
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly provider: { readonly url: string; readonly secret: string },
    private readonly timeoutMs: number = gatewayTimeoutMs,
  ) {
    super();
  }

  override async charge({ orderId, ...charge }: Charge): Promise<ChargeOutcome> {
    const request: ChargeRequest = { ...charge, reference: String(orderId) };
    const answer = await this.ask('/charges', charge.attemptId, request);
    return answer === undefined ? this.settle(charge.attemptId) : outcomeOf(answer);
  }

  override async settle(attemptId: string): Promise<ChargeOutcome> {
    const answer = await this.ask(`/charges/${encodeURIComponent(attemptId)}/cancel`, attemptId);
    return answer === undefined ? { state: 'unknown' } : outcomeOf(answer);
  }

  /** Undefined if there was no usable answer. */
  private async ask(
    path: string,
    attemptId: string,
    body?: ChargeRequest,
  ): Promise<SandboxCharge | undefined> {
    try {
      const answer = await this.send(path, body);
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return chargeIn(await answer.json());
    } catch (thrown) {
      // The outcome is unknown; the caller settles it now or later.
      this.logger.warn({ message: 'payment provider failed', attemptId, cause: String(thrown) });
      return undefined;
    }
  }

  private send(path: string, body: ChargeRequest | undefined): Promise<Response> {
    const span = (): SpanStart => ({
      ...{ name: 'POST payment provider', kind: 'client' },
      attributes: { 'server.address': new URL(this.provider.url).hostname },
    });
    return inSpan(span, () =>
      fetch(this.provider.url + path, {
        method: 'POST',
        headers: { [secretHeader]: this.provider.secret, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(this.timeoutMs),
      }),
    );
  }
}

function outcomeOf({ state, transaction, message }: SandboxCharge): ChargeOutcome {
  switch (state) {
    case 'succeeded':
      return { state, transaction };
    case 'declined':
      return { state, message: message ?? notCharged };
    case 'cancelled':
      return { state: 'declined', message: notCharged };
    case 'processing':
      return { state: 'unknown' };
  }
}

/** Throws if the answer does not follow the protocol. */
function chargeIn(answer: unknown): SandboxCharge {
  const state = typeof answer === 'object' && answer !== null && 'state' in answer && answer.state;
  if (!CHARGE_STATES.some((candidate) => candidate === state)) throw new Error('not a charge');
  // Any body with a valid state follows the protocol.
  return answer as SandboxCharge;
}
