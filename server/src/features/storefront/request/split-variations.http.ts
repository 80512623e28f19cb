import { Injectable } from '@nestjs/common';
import {
  assignVariations,
  parseAssignments,
  formatAssignments,
  variationsFor,
  variationsKey,
  type VariationAssignments,
  type SplitContext,
  type Variations,
} from '@selvedge/shared/split-tests/variations';
import type { SplitTest } from '@selvedge/shared/split-tests/split-test';
import type { Query } from '@selvedge/shared/storefront/query';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { visitIdOf } from '../../../platform/authorization/session-token.js';
import { Config } from '../../../platform/config/config.js';
import { CookieLine } from '../../../platform/http/cookie-line.js';
import { StoreDirectory } from '../../stores/index.js';
import { isPage } from './visitor-country.http.js';

/** What a browser keeps of a session, and forgets with it. It says nothing of a person. */
const splitCookie = 'split-tests';
const none: readonly SplitTest[] = [];
const nothing: Variations = new Map();

/** BLX-012: what the visitor is shown of the split tests of a store (decision 0049). */
export function variationsOf(request: FastifyRequest, { splitTests = none }: Store): Variations {
  return splitTests.length === 0 ? nothing : variationsFor(splitTests, splitContextOf(request));
}

/** What tells pages apart that show variations; the same for all where no test runs. */
export function splitKeyOf(request: FastifyRequest, store: Store): string {
  const { splitTests = none } = store;
  return splitTests.length === 0 ? '' : variationsKey(splitTests, variationsOf(request, store));
}

function splitContextOf({ query, cookies, facts: { token } }: FastifyRequest): SplitContext {
  return {
    // The router made it of the address.
    query: query as Query,
    assigned: parseAssignments(cookies[splitCookie]),
    visitId: token === undefined ? '' : visitIdOf(token),
  };
}

/** BLX-018: the session keeps what was drawn, also once its visitor has signed in. */
@Injectable()
export class SplitSessions {
  private readonly line: CookieLine;

  constructor(
    private readonly stores: StoreDirectory,
    { NODE_ENV }: Config,
  ) {
    const secure = NODE_ENV === 'production';
    this.line = new CookieLine(splitCookie, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  }

  /** On the answer alone: a page that is kept for everybody holds none of it. */
  refreshCookie(request: FastifyRequest, reply: FastifyReply): void {
    if (!isPage(request)) return;
    const { splitTests = none } = this.stores.store(request.facts.tenant.division) ?? {};
    if (splitTests.some(({ isRunning }) => isRunning))
      this.setCookie(request, reply, this.of(request, splitTests));
  }

  /** What the session has of the tests that run. */
  of(request: FastifyRequest, splitTests: readonly SplitTest[]): VariationAssignments {
    return assignVariations(splitTests, splitContextOf(request));
  }

  /** Nothing is set again that the browser has. */
  setCookie(
    { cookies }: FastifyRequest,
    reply: FastifyReply,
    assigned: VariationAssignments,
  ): void {
    const text = formatAssignments(assigned);
    if (text !== cookies[splitCookie]) reply.header('set-cookie', this.line.of(text));
  }
}
