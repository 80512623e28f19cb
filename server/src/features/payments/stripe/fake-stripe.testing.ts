import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import Stripe from 'stripe';

import type { Environment } from '../../../platform/config/environment.js';
import {
  declineOf,
  eventOf,
  groupOf,
  intentOf,
  metadataOf,
  newId,
  refundOf,
  sessionOf,
  textOf,
  type Parameters,
} from './fake-objects.testing.js';
import {
  IdempotentApi,
  invalid,
  nameOf,
  parametersIn,
  Refusal,
  type Call,
  type Failure,
} from './fake-protocol.testing.js';

/** Behaviour of a card behind a confirmation token. */
export type FakeCard =
  | 'pays'
  | 'is processed'
  | 'needs 3-D Secure'
  | 'needs 3-D Secure in the script'
  | { readonly declinedBecause: string };

/** Stripe's test cards, as browsers send them. */
const testCards: Readonly<Record<string, FakeCard>> = {
  4000000000000002: { declinedBecause: 'generic_decline' },
  4000000000003220: 'needs 3-D Secure',
};

/** Smallest amounts by currency, of https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const smallest: Readonly<Record<string, number>> = { gbp: 30, usd: 50, eur: 50, jpy: 50 };

/**
 * Stripe's API in memory: the calls, states and errors that the adapter relies on, idempotency keys,
 * its page, the page of a bank, and signed webhooks. A real account is not needed for tests.
 */
export class FakeStripe {
  readonly secretKey = 'sk_test_ofTheFakeStripe';
  readonly publishableKey = 'pk_test_ofTheFakeStripe';
  readonly webhookSecret = 'whsec_ofTheFakeStripe';
  /** All events, oldest first; sent to `webhookUrl` if that is set. */
  readonly events: ReturnType<typeof eventOf>[] = [];
  readonly api = new IdempotentApi(this.secretKey, (call) => this.execute(call));
  webhookUrl: string | undefined;
  /** Origins in the addresses of its pages; by default its own. */
  pages: { readonly checkout?: string; readonly bank?: string } = {};

  private readonly intents = new Map<string, Stripe.PaymentIntent>();
  private readonly sessions = new Map<string, Stripe.Checkout.Session>();
  private readonly sessionParameters = new Map<string, Parameters>();
  private readonly refunds = new Map<string, Stripe.Refund>();
  private readonly tokens = new Map<string, FakeCard>();
  private readonly failures: { readonly call: string; readonly how: Failure }[] = [];

  private constructor(private readonly server: Server) {}

  /** `port`: 0 for any free one. */
  static async start(port = 0): Promise<FakeStripe> {
    const server = createServer();
    const stripe = new FakeStripe(server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void stripe.answer(request, response);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return stripe;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  get url(): string {
    // A listening server has an address.
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get environment(): Environment {
    return {
      PAYMENTS: 'stripe',
      STRIPE_API_URL: this.url,
      STRIPE_SECRET_KEY: this.secretKey,
      STRIPE_PUBLISHABLE_KEY: this.publishableKey,
      STRIPE_WEBHOOK_SECRET: this.webhookSecret,
    };
  }

  /** Confirmation token of a card, as Stripe's script creates it. Valid once. */
  token(card: FakeCard): string {
    const token = newId('ctoken');
    this.tokens.set(token, card);
    return token;
  }

  /** Makes the next call of that name fail, such as `POST payment_intents confirm`. */
  fail(call: string, how: Failure): void {
    this.failures.push({ call, how });
  }

  /** Payments of an order that have taken money. */
  captures(orderId: number): readonly Stripe.PaymentIntent[] {
    return this.paymentsOf(orderId).filter(({ status }) => status === 'succeeded');
  }

  paymentsOf(orderId: number): readonly Stripe.PaymentIntent[] {
    return [...this.intents.values()].filter(({ metadata }) => metadata['order'] === `${orderId}`);
  }

  /** The payment of a bank or other method has been completed, or was refused. */
  finishProcessing(intentId: string, isPaid: boolean): void {
    this.change(intentId, isPaid ? taken : declinedFor('generic_decline'));
  }

  /** Whether a failure is still to come. */
  get hasFailures(): boolean {
    return this.failures.length > 0;
  }

  refundsOf(intentId: string): readonly Stripe.Refund[] {
    return [...this.refunds.values()].filter(({ payment_intent: payment }) => payment === intentId);
  }

  /** The bank returns the refunds of a payment. */
  failRefunds(intentId: string, failure_reason: string): void {
    for (const refund of this.refundsOf(intentId)) {
      const failed = { ...refund, status: 'failed', failure_reason };
      this.refunds.set(refund.id, failed);
      this.announce('refund.failed', failed);
    }
  }

  signatureOf(payload: string, timestamp = Math.floor(Date.now() / 1_000)): string {
    const secret = this.webhookSecret;
    return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const body = await text(request);
    const parts = url.pathname.split('/').filter(Boolean);
    if (parts[0] !== 'v1') {
      this.answerPage(parts, body, response);
      return;
    }
    const parameters = parametersIn(new URLSearchParams(body || url.search));
    // A browser's call, with the publishable key.
    if (parts[1] === 'confirmation_tokens') {
      const card = testCards[textOf(parameters['number'])] ?? 'pays';
      response.writeHead(200).end(JSON.stringify({ id: this.token(card) }));
      return;
    }
    const call = { method: request.method ?? '', path: parts.slice(1), parameters };
    await this.answerCall(call, request, response);
  }

  private async answerCall(call: Call, { headers }: IncomingMessage, response: ServerResponse) {
    const name = nameOf(call);
    const at = this.failures.findIndex((failure) => failure.call === name);
    const how = at < 0 ? undefined : this.failures.splice(at, 1)[0]?.how;
    if (how === 'unsent') {
      response.destroy();
      return;
    }
    const { status, content } = await this.api.answer(call, headers, how);
    if (how === 'lost') {
      response.destroy();
      return;
    }
    if (how === 'late') await wait(1_500);
    const type = { 'content-type': 'application/json', 'request-id': newId('req') };
    response.writeHead(status, type).end(content);
  }

  private execute(call: Call): object {
    const { path, parameters } = call;
    const id = path.find((part) => /^(?:pi|cs_test|re)_/.test(part)) ?? '';
    const results: Readonly<Record<string, () => object>> = {
      'POST payment_intents': () => this.createIntent(parameters),
      'GET payment_intents': () => this.intent(id),
      'GET payment_intents search': () => this.search(textOf(parameters['query'])),
      'POST payment_intents confirm': () => this.confirm(id, parameters),
      'POST payment_intents cancel': () => this.cancel(id),
      'POST checkout sessions': () => this.createSession(parameters),
      'GET checkout sessions': () => this.expanded(this.session(id), parameters),
      'POST checkout sessions expire': () => this.expire(id),
      'POST refunds': () => this.createRefund(parameters),
      'GET refunds': () => this.listRefunds(textOf(parameters['payment_intent'])),
    };
    const result = results[nameOf(call)];
    if (result === undefined) throw new Refusal(404, { type: 'invalid_request_error' });
    return result();
  }

  /** Stripe refuses an unknown payment. */
  private listRefunds(intentId: string): object {
    return listOf(this.refundsOf(this.intent(intentId).id));
  }

  private createIntent(parameters: Parameters): Stripe.PaymentIntent {
    checkAmount(Number(parameters['amount']), textOf(parameters['currency']));
    const intent = intentOf(parameters, false);
    this.intents.set(intent.id, intent);
    this.announce('payment_intent.created', intent);
    return intent;
  }

  private intent(id: string): Stripe.PaymentIntent {
    const intent = this.intents.get(id);
    if (intent === undefined)
      throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing' });
    return intent;
  }

  private session(id: string): Stripe.Checkout.Session {
    const session = this.sessions.get(id);
    if (session === undefined)
      throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing' });
    return session;
  }

  private search(query: string): object {
    const [, attempt] = /^metadata\['attempt'\]:'([\w-]+)'$/.exec(query) ?? [];
    if (attempt === undefined) throw invalid({ param: 'query' });
    const found = [...this.intents.values()].filter(
      ({ metadata }) => metadata['attempt'] === attempt,
    );
    return { ...listOf(found), object: 'search_result' };
  }

  private confirm(id: string, parameters: Parameters): Stripe.PaymentIntent {
    const intent = this.intent(id);
    if (intent.status !== 'requires_payment_method')
      throw invalid({ code: 'payment_intent_unexpected_state' });
    const token = textOf(parameters['confirmation_token']);
    const card = this.tokens.get(token);
    if (card === undefined)
      throw invalid({ code: 'resource_missing', param: 'confirmation_token' });
    this.tokens.delete(token);
    const back = textOf(parameters['return_url']);
    const changed = this.change(
      id,
      confirmedWith(card, { url: `${this.pages.bank ?? this.url}/3ds/${id}`, back }),
    );
    const error = changed.last_payment_error;
    if (error !== null)
      throw new Refusal(402, {
        ...{ type: 'card_error', code: error.code ?? '', payment_intent: changed },
        ...{ decline_code: error.decline_code ?? '' },
      });
    return changed;
  }

  private cancel(id: string): Stripe.PaymentIntent {
    const { status } = this.intent(id);
    if (['succeeded', 'canceled', 'processing'].includes(status))
      throw invalid({ code: 'payment_intent_unexpected_state' });
    return this.change(id, { status: 'canceled', next_action: null });
  }

  private createSession(parameters: Parameters): Stripe.Checkout.Session {
    const id = newId('cs_test');
    const urls = {
      page: `${this.pages.checkout ?? this.url}/c/pay/${id}`,
      success: textOf(parameters['success_url']),
      cancel: textOf(parameters['cancel_url']),
    };
    const session = sessionOf(parameters, { id, urls, livemode: false });
    checkAmount(session.amount_total ?? 0, session.currency ?? '');
    if (session.expires_at < Date.now() / 1_000 + 30 * 60) throw invalid({ param: 'expires_at' });
    this.sessions.set(id, session);
    this.sessionParameters.set(id, parameters);
    return session;
  }

  private expanded(session: Stripe.Checkout.Session, { expand = {} }: Parameters): object {
    const isExpanded = Object.values(groupOf(expand)).includes('payment_intent');
    const { payment_intent: intent } = session;
    return isExpanded && typeof intent === 'string'
      ? { ...session, payment_intent: this.intent(intent) }
      : session;
  }

  private expire(id: string): Stripe.Checkout.Session {
    const session = this.session(id);
    if (session.status !== 'open') throw invalid({ param: 'id' });
    const expired = { ...session, status: 'expired' as const, url: null };
    this.sessions.set(id, expired);
    this.announce('checkout.session.expired', expired);
    return expired;
  }

  private createRefund(parameters: Parameters): Stripe.Refund {
    const intent = this.intent(textOf(parameters['payment_intent']));
    const returned = this.refundsOf(intent.id).reduce((total, { amount }) => total + amount, 0);
    const refund = refundOf(parameters, intent);
    if (intent.status !== 'succeeded' || returned + refund.amount > intent.amount)
      throw invalid({ code: 'charge_already_refunded' });
    this.refunds.set(refund.id, refund);
    this.announce('refund.created', refund);
    return refund;
  }

  /** Pages for browsers: Stripe's page of a session, and the page of a bank. */
  private answerPage(path: readonly string[], body: string, response: ServerResponse): void {
    const fields = new URLSearchParams(body);
    const at = path.at(-1) ?? '';
    if (!this.sessions.has(at) && !this.intents.has(at)) {
      response.writeHead(404).end();
      return;
    }
    const target = path[0] === '3ds' ? this.finishChallenge(at, fields) : this.payOn(at, fields);
    if (target === undefined) response.writeHead(200, html).end(pageOf(path[0] ?? ''));
    else response.writeHead(303, { location: target }).end();
  }

  private finishChallenge(id: string, fields: URLSearchParams): string | undefined {
    const { status, next_action: action } = this.intent(id);
    const answer = fields.get('answer');
    if (answer === null || status !== 'requires_action') return undefined;
    const refused = {
      ...declinedFor('authentication_required'),
      last_payment_error: {
        ...declineOf('authentication_required'),
        code: 'payment_intent_authentication_failure' as const,
      },
    };
    this.change(id, answer === 'confirm' ? taken : refused);
    return String(action?.redirect_to_url?.return_url);
  }

  /** The shopper pays on Stripe's page. A declined card leaves the page open. */
  private payOn(id: string, fields: URLSearchParams): string | undefined {
    const session = this.session(id);
    const card = fields.get('card');
    if (card !== 'pays' || session.status !== 'open') return undefined;
    const { metadata } = groupOf(this.sessionParameters.get(id)?.['payment_intent_data']);
    const created = intentOf({}, false);
    const amount = session.amount_total ?? 0;
    const intent = { ...created, amount, currency: session.currency ?? '' };
    this.intents.set(intent.id, { ...intent, metadata: metadataOf(metadata) });
    this.change(intent.id, taken);
    const complete: Stripe.Checkout.Session = {
      ...{ ...session, status: 'complete', payment_status: 'paid', url: null },
      payment_intent: intent.id,
      customer_details: {
        ...{ email: 'ada@example.test', name: 'Ada Palm', phone: null, address: null },
        ...{ business_name: null, individual_name: null, tax_exempt: 'none', tax_ids: [] },
      },
    };
    this.sessions.set(id, complete);
    this.announce('checkout.session.completed', complete);
    return session.success_url ?? '';
  }

  private change(id: string, change: Partial<Stripe.PaymentIntent>): Stripe.PaymentIntent {
    const changed = { ...this.intent(id), ...change };
    this.intents.set(id, changed);
    const type = eventTypes[changed.status];
    if (type !== undefined) this.announce(type, changed);
    return changed;
  }

  private announce(type: string, object: Announced): void {
    const event = eventOf(type, object);
    this.events.push(event);
    if (this.webhookUrl !== undefined) void this.deliver(event);
  }

  /** Sends an event; returns the status of the answer. */
  async deliver(event: object, url = this.webhookUrl ?? ''): Promise<number> {
    const body = JSON.stringify(event);
    const headers = {
      ...{ 'content-type': 'application/json', 'stripe-signature': this.signatureOf(body) },
    };
    const answer = await fetch(url, { method: 'POST', headers, body });
    return answer.status;
  }
}

type Announced = Stripe.PaymentIntent | Stripe.Checkout.Session | Stripe.Refund;

const html = { 'content-type': 'text/html; charset=utf-8' };

const eventTypes: Readonly<Record<string, string>> = {
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
  processing: 'payment_intent.processing',
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
};

const taken: Partial<Stripe.PaymentIntent> = { status: 'succeeded', next_action: null };

function declinedFor(declineCode: string): Partial<Stripe.PaymentIntent> {
  const last_payment_error = declineOf(declineCode);
  return { status: 'requires_payment_method', next_action: null, last_payment_error };
}

function confirmedWith(
  card: FakeCard,
  { url, back }: { readonly url: string; readonly back: string },
): Partial<Stripe.PaymentIntent> {
  if (typeof card === 'object') return declinedFor(card.declinedBecause);
  if (card === 'pays') return taken;
  if (card === 'is processed') return { status: 'processing' };
  const next_action: Stripe.PaymentIntent.NextAction =
    card === 'needs 3-D Secure'
      ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: back } }
      : { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  return { status: 'requires_action', next_action };
}

function checkAmount(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/.test(currency) || currency === 'hrk')
    throw invalid({ param: 'currency', message: `Invalid currency: ${currency}` });
  if (!Number.isSafeInteger(amount) || amount < (smallest[currency] ?? 1))
    throw invalid({ code: 'amount_too_small', param: 'amount' });
}

function listOf(data: readonly object[]): object {
  return { object: 'list', data, has_more: false, url: '/v1' };
}

function pageOf(kind: string): string {
  const buttons =
    kind === '3ds'
      ? '<button name="answer" value="confirm">Confirm</button><button name="answer" value="refuse">Refuse</button>'
      : '<button name="card" value="pays">Pay</button>';
  return `<!doctype html><html lang="en"><title>Payment</title><form method="post">${buttons}</form></html>`;
}
