import type { IncomingMessage } from 'node:http';

import { inSpan, type SpanStart } from '../tracing/tracing.js';
import { bodyOf, send, type OutgoingContent } from './http-call.js';
import { OutgoingFailed } from './http-client.errors.js';
import { targetOf, type OutgoingTarget, type Resolve } from './http-target.js';

/** What is asked of another host. */
interface OutgoingRequestOptions {
  /** The header `accept`. */
  readonly accept: string;
  /** More than that does not come in. */
  readonly maxBytes: number;
  /** For all of it, the look-up and redirects included. */
  readonly timeoutMs?: number;
  /** Whether nothing is asked in the clear, on the way of redirects either. */
  readonly isSecure?: boolean;
}

/** What another host answered, whatever it was. */
export interface OutgoingAnswer {
  readonly status: number;
  /** As the host says; empty where it does not. */
  readonly contentType: string;
  readonly content: Buffer;
}

const defaultTimeoutMs = 5_000;
const maxRedirects = 3;

/**
 * The one door to other hosts, for addresses that people wrote: https and http, to the internet alone,
 * never to what is near this server.
 */
export class HttpClient {
  constructor(
    private readonly options: {
      readonly resolve: Resolve;
      /** For tests and demonstrations on one's own machine. */
      readonly allowsLoopback: boolean;
    },
  ) {}

  /**
   * Gets a resource. Each redirect is checked as the first address is, and three are followed. Throws
   * OutgoingFailed.
   */
  async get(address: string, requestOptions: OutgoingRequestOptions): Promise<OutgoingAnswer> {
    return traced('GET', address, () =>
      inTime(requestOptions, (signal) => this.follow(address, requestOptions, signal)),
    );
  }

  /** Posts a form, as `deliver`. */
  async post(
    address: string,
    form: URLSearchParams,
    requestOptions: OutgoingRequestOptions,
  ): Promise<OutgoingAnswer> {
    const bytes = Buffer.from(form.toString());
    return this.deliver(
      address,
      { type: 'application/x-www-form-urlencoded', bytes },
      requestOptions,
    );
  }

  /** Posts. No redirect is followed: what is posted is for this host alone. Throws OutgoingFailed. */
  async deliver(
    address: string,
    content: OutgoingContent,
    requestOptions: OutgoingRequestOptions,
  ): Promise<OutgoingAnswer> {
    return traced('POST', address, () =>
      inTime(requestOptions, (signal) => this.send(address, content, requestOptions, signal)),
    );
  }

  private async send(
    address: string,
    content: OutgoingContent,
    requestOptions: OutgoingRequestOptions,
    signal: AbortSignal,
  ): Promise<OutgoingAnswer> {
    const target = await targetOf(address, this.options);
    if (isInTheClear(target, requestOptions)) throw new OutgoingFailed('refused');
    const response = await send(target, { accept: requestOptions.accept, content }, signal);
    if (redirectOf(response) === undefined) return answerOf(response, requestOptions.maxBytes);
    response.destroy();
    throw new OutgoingFailed('redirects');
  }

  private async follow(
    first: string,
    requestOptions: OutgoingRequestOptions,
    signal: AbortSignal,
  ): Promise<OutgoingAnswer> {
    let address = first;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const target = await targetOf(address, this.options);
      if (isInTheClear(target, requestOptions)) throw new OutgoingFailed('refused');
      const response = await send(target, { accept: requestOptions.accept }, signal);
      const redirect = redirectOf(response);
      if (redirect === undefined) return answerOf(response, requestOptions.maxBytes);
      response.destroy();
      if (!URL.canParse(redirect, target.url.href)) throw new OutgoingFailed('refused');
      address = new URL(redirect, target.url).href;
    }
    throw new OutgoingFailed('redirects');
  }
}

const redirecting: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

function redirectOf({ statusCode, headers }: IncomingMessage): string | undefined {
  return redirecting.has(statusCode) ? headers.location : undefined;
}

async function answerOf(response: IncomingMessage, maxBytes: number): Promise<OutgoingAnswer> {
  const { statusCode: status = 0, headers } = response;
  const contentType = headers['content-type'] ?? '';
  return { status, contentType, content: await bodyOf(response, maxBytes) };
}

/** A span says which host was asked; what of it may be a secret. */
function traced(
  method: string,
  address: string,
  call: () => Promise<OutgoingAnswer>,
): Promise<OutgoingAnswer> {
  const start = (): SpanStart => {
    const host = URL.canParse(address) ? new URL(address).hostname : '';
    const attributes = { 'http.request.method': method, 'server.address': host };
    return { name: `${method} ${host}`, kind: 'client', attributes };
  };
  return inSpan(start, async (span) => {
    const answer = await call();
    span?.set({ 'http.response.status_code': answer.status });
    return answer;
  });
}

/** As long as somebody waits for it. Throws OutgoingFailed. */
async function inTime(
  { timeoutMs = defaultTimeoutMs }: OutgoingRequestOptions,
  call: (signal: AbortSignal) => Promise<OutgoingAnswer>,
): Promise<OutgoingAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await Promise.race([call(signal), rejectedBy(signal)]);
  } catch (error) {
    if (error instanceof OutgoingFailed) throw error;
    // Whatever the socket says, nothing came.
    throw new OutgoingFailed(signal.aborted ? 'too-slow' : 'unreachable');
  }
}

/** Whether it would be read on its way, where it may not be. */
function isInTheClear(
  { url }: OutgoingTarget,
  { isSecure = false }: OutgoingRequestOptions,
): boolean {
  return isSecure && url.protocol !== 'https:';
}

/** A look-up by the system cannot be broken off; nobody waits for it any longer. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new OutgoingFailed('too-slow')), { once: true });
  });
}
