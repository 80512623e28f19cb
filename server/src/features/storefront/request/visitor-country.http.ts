import { Injectable } from '@nestjs/common';
import { countryIn, geoCookie, namedCountryIn } from '@selvedge/shared/countries/countries';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../../../platform/config/config.js';
import { CookieLine } from '../../../platform/http/cookie-line.js';
import { StoreDirectory } from '../../stores/index.js';

/**
 * Country headers of the networks in front of the server. A forged one only changes the sender's
 * own view.
 */
const headersOfNetworks = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'fastly-geo-country',
  'x-vercel-ip-country',
];
const lifetimeSeconds = 30 * 24 * 60 * 60;

/** Determines the visitor's country for every shop page (GRD-022). */
@Injectable()
export class VisitorCountry {
  private readonly line: CookieLine;

  constructor(
    private readonly stores: StoreDirectory,
    { NODE_ENV }: Config,
  ) {
    const secure = NODE_ENV === 'production';
    const options = { path: '/', sameSite: 'lax', secure, maxAge: lifetimeSeconds } as const;
    this.line = new CookieLine(geoCookie, options);
  }

  /** Sets the cookie on the response only, never on a cached page. */
  setCookie(request: FastifyRequest, reply: FastifyReply): void {
    if (!isPage(request) || request.cookies[geoCookie] !== undefined) return;
    const store = this.stores.store(request.facts.tenant.division);
    reply.header('set-cookie', this.line.of(countryOf(request, store)));
  }
}

/**
 * Returns the visitor's country as a two-letter code; the store's country if it is unknown (GRD-019
 * to GRD-022, decision 0069).
 */
export function countryOf(request: FastifyRequest, store: Store | undefined): string {
  return countryIn([request.cookies[geoCookie], ...networkHeadersOf(request), store?.country]);
}

/**
 * Returns the country reported by the network only, because the cookie may contain our own guess.
 */
export function networkCountryOf(request: FastifyRequest): string | undefined {
  return namedCountryIn(networkHeadersOf(request));
}

function networkHeadersOf({ headers }: FastifyRequest): readonly string[] {
  return headersOfNetworks.flatMap((name) => headers[name] ?? []);
}

/** Whether a browser requests a document of a shop. */
export function isPage({ method, url, headers }: FastifyRequest): boolean {
  if (url.startsWith('/dashboard/')) return false;
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}
