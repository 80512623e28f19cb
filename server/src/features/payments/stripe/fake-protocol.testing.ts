import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import type Stripe from 'stripe';

import { newId, type Parameters } from './fake-objects.testing.js';

/*
 * Protocol of Stripe's API: parameters, errors and idempotency keys, as described at
 * https://docs.stripe.com/api.
 */

/**
 * How the next call fails. `unsent`: the connection is lost before Stripe reads the call. `lost`:
 * Stripe executes it, and the answer is lost. `late`: Stripe executes it after the time limit.
 */
export type Failure = 'unsent' | 'lost' | 'late' | 'failed' | 'limited';

/** Error of Stripe's API. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Partial<Stripe.errors.StripeError> & { readonly type: string },
  ) {
    super(error.type);
  }
}

export const invalid = (error: Partial<Stripe.errors.StripeError>): Refusal =>
  new Refusal(400, { ...error, type: 'invalid_request_error' });

/** Request to the API. */
export interface Call {
  readonly method: string;
  /** Parts of the path after `/v1/`. */
  readonly path: readonly string[];
  readonly parameters: Parameters;
}

/** Answer with its JSON text. */
export interface ApiAnswer {
  readonly status: number;
  readonly content: string;
}

/** Parameters by call, of the types of Stripe's library; Stripe refuses all others. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'POST payment_intents': [
    'amount',
    'currency',
    'metadata',
    'description',
    'automatic_payment_methods',
  ] satisfies (keyof Stripe.PaymentIntentCreateParams)[],
  'POST payment_intents confirm': [
    'confirmation_token',
    'return_url',
    'use_stripe_sdk',
  ] satisfies (keyof Stripe.PaymentIntentConfirmParams)[],
  'GET payment_intents search': [
    'query',
    'limit',
  ] satisfies (keyof Stripe.PaymentIntentSearchParams)[],
  'POST checkout sessions': [
    ...(['mode', 'client_reference_id', 'metadata', 'line_items', 'payment_intent_data'] as const),
    ...(['success_url', 'cancel_url', 'expires_at'] as const),
  ] satisfies (keyof Stripe.Checkout.SessionCreateParams)[],
  'GET checkout sessions': ['expand'],
  'POST refunds': [
    'payment_intent',
    'amount',
    'metadata',
  ] satisfies (keyof Stripe.RefundCreateParams)[],
  'GET refunds': ['payment_intent', 'limit'] satisfies (keyof Stripe.RefundListParams)[],
};

function checkParameters(call: Call): void {
  const known = allowed[nameOf(call)] ?? [];
  const unknown = Object.keys(call.parameters).find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalid({ code: 'parameter_unknown', param: unknown });
}

/** For example `POST payment_intents confirm`, without the id. */
export function nameOf({ method, path }: Call): string {
  return [method, ...path.filter((part) => !part.includes('_') || part === 'payment_intents')].join(
    ' ',
  );
}

const failedAnswer = {
  status: 500,
  content: JSON.stringify({ error: { type: 'api_error', message: 'Something failed' } }),
};

function answerOf(thrown: unknown): ApiAnswer {
  if (!(thrown instanceof Refusal)) throw thrown;
  const { status, error } = thrown;
  const message = error.message ?? 'The fake Stripe refuses this call.';
  return { status, content: JSON.stringify({ error: { ...error, message } }) };
}

/** Reads `a[b][0]=c`. */
export function parametersIn(fields: URLSearchParams): Parameters {
  const root: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    let group = root;
    for (const key of keys.slice(0, -1)) {
      // Only this loop creates groups.
      group = (group[key] ??= {}) as Record<string, unknown>;
    }
    group[keys.at(-1) ?? ''] = value;
  }
  // Text and groups of text.
  return root as Parameters;
}

/** Executes each call once per idempotency key and stores its answer. */
export class IdempotentApi {
  /** Names of the executed calls, oldest first. */
  readonly calls: string[] = [];
  /** Duration of an execution, so that parallel calls meet. */
  workMs = 0;
  private readonly answers = new Map<string, ApiAnswer & { readonly call: string }>();
  private readonly running = new Set<string>();

  constructor(
    private readonly secretKey: string,
    private readonly execute: (call: Call) => object,
  ) {}

  /** Removes the stored answers, as Stripe does after a day. */
  forgetKeys(): void {
    this.answers.clear();
  }

  async answer(
    call: Call,
    headers: IncomingHttpHeaders,
    how: Failure | undefined,
  ): Promise<ApiAnswer> {
    const given = headers['idempotency-key'];
    const key = typeof given === 'string' ? given : newId('key');
    const description = JSON.stringify([call.method, call.path, call.parameters]);
    const known = this.answers.get(key);
    try {
      this.checkHeaders(headers);
      checkParameters(call);
      if (how === 'limited') throw new Refusal(429, { type: 'rate_limit_error' });
      if (known !== undefined && known.call !== description)
        throw new Refusal(400, { type: 'idempotency_error' });
      if (known !== undefined) return known;
      if (this.running.has(key))
        throw new Refusal(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
    } catch (thrown) {
      // Refused before the execution, so the answer is not stored.
      return answerOf(thrown);
    }
    this.running.add(key);
    if (this.workMs > 0) await wait(this.workMs);
    this.calls.push(nameOf(call));
    const answer = how === 'failed' ? failedAnswer : this.executed(call);
    this.running.delete(key);
    this.answers.set(key, { ...answer, call: description });
    return answer;
  }

  private executed(call: Call): ApiAnswer {
    try {
      return { status: 200, content: JSON.stringify(this.execute(call)) };
    } catch (thrown) {
      return answerOf(thrown);
    }
  }

  private checkHeaders({ authorization, ...headers }: IncomingHttpHeaders): void {
    if (authorization !== `Bearer ${this.secretKey}`)
      throw new Refusal(401, { type: 'invalid_request_error' });
    if (headers['stripe-version'] !== '2026-10-28.endive')
      throw invalid({ code: 'invalid_version' });
  }
}
