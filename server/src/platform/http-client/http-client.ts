import type { IncomingMessage } from 'node:http';

import { inSpan, type SpanStart } from '../tracing/tracing.js';
import { bodyOf, send, type OutgoingContent } from './http-call.js';
import { OutgoingFailed } from './http-client.errors.js';
import { targetOf, type OutgoingTarget, type Resolve } from './http-target.js';

interface OutgoingRequestOptions {
  /** The `accept` header. */
  readonly accept: string;
  /** Larger answers are refused. */
  readonly maxBytes: number;
  /** Limit for the whole call, including lookup and redirects. */
  readonly timeoutMs?: number;
  /** Refuses plain http, also in redirects. */
  readonly isSecure?: boolean;
}

export interface OutgoingAnswer {
  readonly status: number;
  /** Content type as the host declares it; empty if it does not. */
  readonly contentType: string;
  readonly content: Buffer;
}

const defaultTimeoutMs = 5_000;
const maxRedirects = 3;

/**
 * The only client for calls to other hosts, whose addresses users enter. Permits http and https to
 * public addresses, never to private ones.
 */
export class HttpClient {
  constructor(
    private readonly options: {
      readonly resolve: Resolve;
      /** Whether loopback addresses are permitted; for tests and local demonstrations. */
      readonly allowsLoopback: boolean;
    },
  ) {}

  /**
   * Gets a resource. Follows up to three redirects and checks each like the first address. Throws
   * OutgoingFailed.
   */
  async get(address: string, requestOptions: OutgoingRequestOptions): Promise<OutgoingAnswer> {
    return traced('GET', address, () =>
      inTime(requestOptions, (signal) => this.follow(address, requestOptions, signal)),
    );
  }

  /** Posts a URL-encoded form. Throws the same errors as `deliver`. */
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

  /**
   * Posts without following redirects: the content is meant for this host only. Throws
   * OutgoingFailed.
   */
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

/** The span names the host only; the rest of the address may be secret. */
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

/** Applies the time limit. Throws OutgoingFailed. */
async function inTime(
  { timeoutMs = defaultTimeoutMs }: OutgoingRequestOptions,
  call: (signal: AbortSignal) => Promise<OutgoingAnswer>,
): Promise<OutgoingAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await Promise.race([call(signal), rejectedBy(signal)]);
  } catch (error) {
    if (error instanceof OutgoingFailed) throw error;
    // Any error of the socket means that there was no answer.
    throw new OutgoingFailed(signal.aborted ? 'too-slow' : 'unreachable');
  }
}

/** Whether the call would go over plain http although that is not allowed. */
function isInTheClear(
  { url }: OutgoingTarget,
  { isSecure = false }: OutgoingRequestOptions,
): boolean {
  return isSecure && url.protocol !== 'https:';
}

/** A lookup of the system cannot be cancelled; its result is ignored. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new OutgoingFailed('too-slow')), { once: true });
  });
}
