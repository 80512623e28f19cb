import { Injectable, Logger } from '@nestjs/common';
import { codeOf } from '@selvedge/shared/split-tests/split-test';
import { isSubject } from '@selvedge/shared/permissions/principal';
import type { FastifyRequest } from 'fastify';

import { principalOf } from '../../platform/authorization/principal.js';
import { ShopRequests, SplitSessions } from '../storefront/index.js';
import { SplitTestCounts } from './split-test-counts.queries.js';

/** Counts orders for the variations that the shopper saw; ignores people who work on the shop. */
@Injectable()
export class SplitTestOrders {
  private readonly logger = new Logger('Split tests');

  constructor(
    private readonly requests: ShopRequests,
    private readonly sessions: SplitSessions,
    private readonly counts: SplitTestCounts,
  ) {}

  /** Never throws: a counting failure must not affect the order. */
  async count(request: FastifyRequest, order: number): Promise<void> {
    const { division, splitTests = [] } = this.requests.storeOf(request);
    if (splitTests.length === 0 || isSubject('internal', principalOf(request.facts))) return;
    const assigned = this.sessions.of(request, splitTests);
    const seen = splitTests.flatMap((test) => {
      const { variation, isDiscovered = false } = assigned.get(codeOf(test)) ?? {};
      return isDiscovered && variation !== undefined ? [{ test: test.id, variation }] : [];
    });
    if (seen.length === 0) return;
    await this.counts.ordered(division, order, seen).catch((error: unknown) => {
      this.logger.warn({ message: 'Could not count an order for its split tests', order, error });
    });
  }
}
