import { Controller, HttpCode, HttpStatus, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { SplitTestSession } from '@selvedge/shared/split-tests/contract';
import {
  codeOf,
  type SplitTest,
  type SplitVariation,
} from '@selvedge/shared/split-tests/split-test';
import { shortText } from '@selvedge/shared/texts/short-text';
import { isSubject } from '@selvedge/shared/permissions/principal';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { principalOf } from '../../platform/authorization/principal.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { OpenStoreGuard } from '../stores/index.js';
import { ShopRequests, SplitSessions } from '../storefront/index.js';
import { SplitTestCounts } from './split-test-counts.queries.js';
import { SplitTestMissing } from './split-test.errors.js';

/** Records which variation a visitor saw (API-047). */
@Controller('omnis/v3/split-tests')
@UseGuards(OpenStoreGuard)
export class SplitTestSessionsController {
  constructor(
    private readonly requests: ShopRequests,
    private readonly sessions: SplitSessions,
    private readonly counts: SplitTestCounts,
  ) {}

  /**
   * Starts or resumes the session of a test. Counts each session once, except for people who work
   * on the shop. Throws SplitTestMissing.
   */
  @Post(':splitTestName/sessions')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async start(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('splitTestName') name: string,
  ): Promise<SplitTestSession> {
    const { division, splitTests = [] } = this.requests.storeOf(request);
    const assigned = this.sessions.of(request, splitTests);
    const test = splitTests.find((one) => one.name === name);
    const session = test && assigned.get(codeOf(test));
    const variation = test?.variations.find(({ id }) => id === session?.variation);
    if (test === undefined || session === undefined || variation === undefined)
      throw new SplitTestMissing(shortText(name, 40));
    const { isDiscovered } = session;
    const isInternal = isSubject('internal', principalOf(request.facts));
    if (!isDiscovered && !isInternal)
      await this.counts.discovered(division, { test: test.id, variation: variation.id });
    const discovered = { ...session, isDiscovered: true };
    this.sessions.setCookie(request, reply, new Map([...assigned, [codeOf(test), discovered]]));
    return answerOf(test, variation, { discovered: isDiscovered, isInternal });
  }
}

function answerOf(
  test: SplitTest,
  { id, name }: SplitVariation,
  rest: Pick<SplitTestSession, 'discovered' | 'isInternal'>,
): SplitTestSession {
  return {
    ...{ id: test.id, code: codeOf(test), name: test.name },
    variation: { id, name },
    availableVariations: test.variations.map((one) => ({ id: one.id, name: one.name })),
    ...rest,
  };
}
