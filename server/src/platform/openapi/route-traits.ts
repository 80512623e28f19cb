import {
  EXCEPTION_FILTERS_METADATA,
  HEADERS_METADATA,
  HTTP_CODE_METADATA,
} from '@nestjs/common/constants.js';
import type { Ability } from '@selvedge/shared/policies/policies';
import type { FastifyContextConfig } from 'fastify';

import { guardedBy } from '../authorization/can.guard.js';
import { isCookieless, openingOf, type EditorOpening } from '../http/editor-calls.js';
import { RedirectFilter } from '../http/redirect.filter.js';
import { routeConfigKey } from '../http/route-config.js';
import type { ApiRoute } from './api-routes.js';
import { sentBy, type Sent } from './sends.js';

/** Properties of a route from its decorators, besides its path. */
export interface RouteTraits {
  /** Authorization policy that guards it. */
  readonly row: Ability | undefined;
  readonly opening: EditorOpening | undefined;
  readonly isCookieless: boolean;
  readonly isWriting: boolean;
  /** Status of a successful call. */
  readonly status: number;
  readonly contentType: string | undefined;
  readonly sent: Sent | undefined;
  /** Whether it may redirect instead of answering. */
  readonly isRedirecting: boolean;
  /** Calls per minute. */
  readonly rateLimit: number | undefined;
  readonly config: FastifyContextConfig;
}

export function traitsOf({ method, controller, handler }: ApiRoute): RouteTraits {
  const [ofClass, own] = [metadataOf(controller), metadataOf(handler)];
  const { config = {}, headers = [] } = own;
  const contentType = headers.find(({ name }) => name === 'content-type')?.value;
  return {
    row: own.row ?? ofClass.row,
    opening: openingOf(handler),
    isCookieless: isCookieless(handler),
    isWriting: method !== 'GET',
    status: own.status ?? (method === 'POST' ? 201 : 200),
    contentType: contentType?.split(';')[0],
    sent: sentBy(handler),
    isRedirecting: [...(ofClass.filters ?? []), ...(own.filters ?? [])].some(isRedirectFilter),
    rateLimit: rateLimitOf(config),
    config,
  };
}

/** Whether a filter of `UseFilters`, which takes classes, is the redirect filter or extends it. */
function isRedirectFilter(filter: unknown): boolean {
  if (typeof filter !== 'function') return false;
  return filter === RedirectFilter || filter.prototype instanceof RedirectFilter;
}

interface Metadata {
  readonly row: Ability;
  readonly status: number;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly filters: readonly unknown[];
  readonly config: FastifyContextConfig;
}

/** Metadata keys of the decorators. */
const keys: Readonly<Record<keyof Metadata, string>> = {
  row: guardedBy,
  status: HTTP_CODE_METADATA,
  headers: HEADERS_METADATA,
  filters: EXCEPTION_FILTERS_METADATA,
  config: routeConfigKey,
};

function metadataOf(target: object): Partial<Metadata> {
  const found = Object.entries(keys).flatMap(([name, key]): [string, unknown][] => {
    const metadata: unknown = Reflect.getMetadata(key, target);
    return metadata === undefined ? [] : [[name, metadata]];
  });
  // Each decorator is declared with the type of its metadata.
  return Object.fromEntries(found) as Partial<Metadata>;
}

function rateLimitOf({ rateLimit }: FastifyContextConfig): number | undefined {
  const max = rateLimit === false ? undefined : rateLimit?.max;
  return typeof max === 'number' ? max : undefined;
}
