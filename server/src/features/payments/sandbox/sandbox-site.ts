import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { CardDetails } from '@selvedge/shared/payments/contract';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';

import { cardOf, type CardTokens } from './card-tokens.js';
import type { StoredCharge } from './charge-journal.js';
import { directionOf, frameStyleOf } from './frame-style.js';
import { fieldsPath, pagePath } from './protocol.js';
import { confirmationPage, fieldsPage, paymentPage, type CardErrors } from './sandbox-pages.js';
import { ProviderFailure, type SandboxProvider } from './sandbox-provider.js';

/** Answer of the provider; an object is sent as JSON. */
export interface Answer {
  readonly status: number;
  readonly body?: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export const notFound: Answer = { status: 404 };

/** Built with the client: script and style sheet of the pages. */
const assets = path.resolve(import.meta.dirname, '../../../../../client/dist/payment-sandbox');
const assetTypes: Readonly<Record<string, string>> = {
  '/assets/fields.js': 'text/javascript; charset=utf-8',
  '/assets/pages.css': 'text/css; charset=utf-8',
};

const longestBody = 10_000;
const tooLarge: Answer = { status: 413 };
const origin = /^https?:\/\/[a-z\d.-]{1,253}(?::\d{1,5})?$/i;

/** Pages and calls of the provider for the browsers of shoppers. */
export class SandboxSite {
  constructor(
    private readonly provider: SandboxProvider,
    private readonly tokens: CardTokens,
  ) {}

  /** Undefined for calls of merchants. */
  async answer(request: IncomingMessage): Promise<Answer | undefined> {
    const { pathname, searchParams } = new URL(String(request.url), 'http://sandbox');
    if (request.method === 'POST') return this.post(pathname, request);
    if (request.method !== 'GET') return undefined;
    const type = assetTypes[pathname];
    if (type !== undefined) return assetOf(path.basename(pathname), type);
    if (pathname === fieldsPath) return fieldsOf(searchParams);
    return pathname.startsWith(pagePath) ? this.page(pathname) : undefined;
  }

  private async post(pathname: string, request: IncomingMessage): Promise<Answer | undefined> {
    const isPage = pathname.startsWith(pagePath);
    if (!isPage && pathname !== '/tokens') return undefined;
    if (Number(request.headers['content-length'] ?? Infinity) > longestBody) return tooLarge;
    const body = await text(request);
    return isPage ? this.submit(pathname, new URLSearchParams(body)) : this.token(body);
  }

  /** Exchanges a card for a token. */
  private async token(body: string): Promise<Answer> {
    const card = await cardIn(JSON.parse(body));
    return card instanceof CardDetails
      ? { status: 200, body: { token: this.tokens.issue(cardOf(card)) } }
      : { status: 422, body: { errors: card } };
  }

  private page(pathname: string): Answer {
    const charge = this.provider.onPage(pathname.slice(pagePath.length));
    if (charge === undefined) return notFound;
    if (charge.state !== 'waiting') return seeOther(charge.returnUrl);
    return pageFor(charge, 200);
  }

  private async submit(pathname: string, form: URLSearchParams): Promise<Answer> {
    const charge = this.provider.onPage(pathname.slice(pagePath.length));
    if (charge === undefined) return notFound;
    if (charge.state !== 'waiting') return seeOther(charge.returnUrl);
    const { attemptId } = charge;
    if (form.has('leave')) return nextFor(await this.provider.leave(attemptId));
    if (charge.awaits === 'confirmation')
      return nextFor(await this.provider.confirm(attemptId, form.has('confirm')));
    const card = await cardIn(Object.fromEntries(form));
    if (!(card instanceof CardDetails)) return pageFor(charge, 422, card);
    try {
      return nextFor(await this.provider.payOnPage(attemptId, cardOf(card)));
    } catch (thrown) {
      const isFailure = thrown instanceof ProviderFailure && thrown.how !== 'crash';
      // The merchant fetches the outcome, as after a lost connection.
      if (isFailure) return nextFor(this.provider.find(attemptId) ?? charge);
      throw thrown;
    }
  }
}

/** The page to confirm the payment, or the shop. */
function nextFor(charge: StoredCharge): Answer {
  return seeOther(charge.state === 'waiting' ? pagePath + charge.page : charge.returnUrl);
}

function pageFor(charge: StoredCharge, status: number, errors: CardErrors = {}): Answer {
  const isPayment = charge.awaits === 'payment';
  const body = isPayment ? paymentPage(charge, errors) : confirmationPage(charge);
  const returnsTo = new URL(charge.returnUrl).origin;
  const policy = [`form-action 'self' ${returnsTo}`, "frame-ancestors 'none'"];
  return { status, body, headers: pageHeaders(policy) };
}

function fieldsOf(query: URLSearchParams): Answer {
  const parent = query.get('parent') ?? '';
  if (!origin.test(parent)) return { status: 400, body: 'parent must be an origin' };
  const nonce = randomBytes(16).toString('base64');
  const style = frameStyleOf(query);
  const body = fieldsPage(parent, { style, nonce, direction: directionOf(query) });
  const policy = ["form-action 'none'", `frame-ancestors ${parent}`];
  return { status: 200, body, headers: pageHeaders(policy, nonce) };
}

function pageHeaders(policy: readonly string[], nonce?: string) {
  const style = nonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`;
  const sources = ["default-src 'none'", "script-src 'self'", "connect-src 'self'", style];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [...sources, "base-uri 'none'", ...policy].join('; '),
    'referrer-policy': 'no-referrer',
  };
}

/** A build during development replaces the file, so it is read each time. */
function assetOf(name: string, type: string): Answer {
  return {
    status: 200,
    body: readFileSync(path.join(assets, name)),
    headers: { 'content-type': type, 'cache-control': 'no-cache' },
  };
}

function seeOther(location: string): Answer {
  return { status: 303, headers: { location } };
}

/** Returns the card of a form, or the first message of each invalid field. */
async function cardIn(body: unknown): Promise<CardDetails | CardErrors> {
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const card = plainToInstance(CardDetails, fields);
  const errors = await validate(card, { validationError: { target: false, value: false } });
  if (errors.length === 0) return card;
  return Object.fromEntries(
    errors.map(({ property, constraints }) => [
      property,
      Object.values(constraints ?? {})[0] ?? '',
    ]),
  );
}
