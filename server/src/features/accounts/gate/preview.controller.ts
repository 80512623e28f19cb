import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { SessionChange } from '../sessions/session-change.http.js';
import { PreviewLinks } from './preview-links.service.js';

/** Where a preview link leads. */
@Controller('preview')
export class PreviewController {
  constructor(
    private readonly links: PreviewLinks,
    private readonly change: SessionChange,
  ) {}

  /** GRD-006: into the shop; with a link that is over, to where strangers stand. */
  @Get(':code')
  @RateLimited('login')
  async enter(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('code') code: string,
  ): Promise<void> {
    const { tenant, session } = request.facts;
    const isNew = !session.gatePassed && (await this.links.lets(tenant.division, code));
    if (isNew)
      await this.change.become(request, reply, { subject: session.subject, gatePassed: true });
    // No referrer: the address itself is what lets people in.
    await reply.header('referrer-policy', 'no-referrer').redirect('/', 303);
  }
}
