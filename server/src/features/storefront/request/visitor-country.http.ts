import { Injectable } from '@nestjs/common';
import { countryIn, geoCookie, namedCountryIn } from '@selvedge/shared/storefront/countries';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../../../platform/config/config.js';
import { CookieLine } from '../../../platform/http/cookie-line.js';
import { StoreDirectory } from '../../stores/index.js';

/** What networks in front of us call the country of who asks; made up, it changes what one person sees. */
const headersOfNetworks = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'fastly-geo-country',
  'x-vercel-ip-country',
];
const lifetimeSeconds = 30 * 24 * 60 * 60;

/** GRD-022: every page of a shop knows where its visitor is. */
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

  /** On the answer alone: a page that is kept for everybody holds none of it. */
  setCookie(request: FastifyRequest, reply: FastifyReply): void {
    if (!isPage(request) || request.cookies[geoCookie] !== undefined) return;
    const store = this.stores.store(request.facts.tenant.division);
    reply.header('set-cookie', this.line.of(countryOf(request, store)));
  }
}

/** GRD-019 to GRD-022: where the visitor is, as a code of two letters; where the shop is, if nobody says it (0069). */
export function countryOf(request: FastifyRequest, store: Store | undefined): string {
  return countryIn([request.cookies[geoCookie], ...networkHeadersOf(request), store?.country]);
}

/** Where the network in front of us says that the visitor is; the cookie may hold no more than our guess. */
export function networkCountryOf(request: FastifyRequest): string | undefined {
  return namedCountryIn(networkHeadersOf(request));
}

function networkHeadersOf({ headers }: FastifyRequest): readonly string[] {
  return headersOfNetworks.flatMap((name) => headers[name] ?? []);
}

/** Whether a browser asks for a document of a shop. */
export function isPage({ method, url, headers }: FastifyRequest): boolean {
  if (url.startsWith('/dashboard/')) return false;
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}
