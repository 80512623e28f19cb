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
import type { Query } from '@selvedge/shared/screens/query';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { visitIdOf } from '../../../platform/authorization/session-token.js';
import { Config } from '../../../platform/config/config.js';
import { CookieLine } from '../../../platform/http/cookie-line.js';
import { StoreDirectory } from '../../stores/index.js';
import { isPage } from './visitor-country.http.js';

/** Session cookie with the assigned variations. It contains no personal data. */
const splitCookie = 'split-tests';
const none: readonly SplitTest[] = [];
const nothing: Variations = new Map();

/** Returns the variations that the visitor sees (BLX-012, decision 0049). */
export function variationsOf(request: FastifyRequest, { splitTests = none }: Store): Variations {
  return splitTests.length === 0 ? nothing : variationsFor(splitTests, splitContextOf(request));
}

/** Cache key part for the visible variations; constant if no test runs. */
export function splitKeyOf(request: FastifyRequest, store: Store): string {
  const { splitTests = none } = store;
  return splitTests.length === 0 ? '' : variationsKey(splitTests, variationsOf(request, store));
}

function splitContextOf({ query, cookies, facts: { token } }: FastifyRequest): SplitContext {
  return {
    // Fastify parses the query into plain values.
    query: query as Query,
    assigned: parseAssignments(cookies[splitCookie]),
    visitId: token === undefined ? '' : visitIdOf(token),
  };
}

/** Stores the assigned variations of a session, which stay the same after sign-in (BLX-018). */
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

  /** Sets the cookie on the response only, never on a cached page. */
  refreshCookie(request: FastifyRequest, reply: FastifyReply): void {
    if (!isPage(request)) return;
    const { splitTests = none } = this.stores.store(request.facts.tenant.division) ?? {};
    if (splitTests.some(({ isRunning }) => isRunning))
      this.setCookie(request, reply, this.of(request, splitTests));
  }

  /** Returns the session's assignments to running tests. */
  of(request: FastifyRequest, splitTests: readonly SplitTest[]): VariationAssignments {
    return assignVariations(splitTests, splitContextOf(request));
  }

  /** Sets nothing that the browser already has. */
  setCookie(
    { cookies }: FastifyRequest,
    reply: FastifyReply,
    assigned: VariationAssignments,
  ): void {
    const text = formatAssignments(assigned);
    if (text !== cookies[splitCookie]) reply.header('set-cookie', this.line.of(text));
  }
}
