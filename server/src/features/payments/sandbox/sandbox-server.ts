import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { secretHeader, type Captures, type ChargeRequest, type RefundRequest } from './protocol.js';
import { AttemptReused, ProviderFailure, type SandboxProvider } from './sandbox-provider.js';
import { RefundReused, type SandboxRefunds } from './sandbox-refunds.js';
import { notFound, type Answer, type SandboxSite } from './sandbox-site.js';

interface SandboxParts {
  readonly provider: SandboxProvider;
  readonly refunds: SandboxRefunds;
  readonly site: SandboxSite;
}

/** HTTP interface of the provider. Requests are never logged, because they contain cards. */
export function sandboxServer(parts: SandboxParts, secret: string, crash: () => void): Server {
  return createServer((request, response) => {
    void answer(parts, request, secret).then(
      (given) => send(response, given),
      (thrown: unknown) => fail(response, thrown, crash),
    );
  });
}

async function answer(
  { provider, refunds, site }: SandboxParts,
  request: IncomingMessage,
  secret: string,
): Promise<Answer> {
  const shown = await site.answer(request);
  if (shown !== undefined) return shown;
  if (!isAuthorized(request.headers[secretHeader], secret)) return { status: 401 };
  const { pathname, searchParams } = new URL(String(request.url), 'http://sandbox');
  const call = `${String(request.method)} ${pathname}`;
  if (call === 'POST /charges') {
    // Only our own adapter knows the secret.
    return ok(await provider.charge(JSON.parse(await text(request)) as ChargeRequest));
  }
  if (call === 'POST /refunds') {
    // As above.
    return ok(await refunds.refund(JSON.parse(await text(request)) as RefundRequest));
  }
  const [, refundId] = /^GET \/refunds\/([^/]+)$/.exec(call) ?? [];
  if (refundId !== undefined) return ok(refunds.find(refundId));
  if (call === 'GET /captures')
    return ok(capturesOf(provider, String(searchParams.get('reference'))));
  return aboutOne(provider, call);
}

async function aboutOne(provider: SandboxProvider, call: string): Promise<Answer> {
  const [, found] = /^GET \/charges\/([^/]+)$/.exec(call) ?? [];
  if (found !== undefined) return ok(provider.find(found));
  const [, cancelled] = /^POST \/charges\/([^/]+)\/cancel$/.exec(call) ?? [];
  return cancelled === undefined ? notFound : ok(await provider.cancel(cancelled));
}

function capturesOf(provider: SandboxProvider, reference: string): Captures {
  return { captures: provider.captures(reference) };
}

function ok(body: object | undefined): Answer {
  return body === undefined ? notFound : { status: 200, body };
}

function isAuthorized(given: string | string[] | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  response.writeHead(status, { ...usualHeaders, ...headers });
  response.end(isJson ? JSON.stringify(body) : body);
}

const usualHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Fails as the test card demands: an error, no answer, or a crash. */
function fail(response: ServerResponse, thrown: unknown, crash: () => void): void {
  if (thrown instanceof ProviderFailure && thrown.how === 'silence') return;
  if (thrown instanceof ProviderFailure && thrown.how === 'crash') {
    crash();
    return;
  }
  if (thrown instanceof AttemptReused || thrown instanceof RefundReused)
    send(response, { status: 409 });
  else send(response, { status: thrown instanceof SyntaxError ? 400 : 500 });
}
