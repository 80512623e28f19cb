import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { SessionChange } from '../sessions/session-change.http.js';
import { PreviewLinks } from './preview-links.service.js';

/** Target of preview links. */
@Controller('preview')
export class PreviewController {
  constructor(
    private readonly links: PreviewLinks,
    private readonly change: SessionChange,
  ) {}

  /** Opens the shop, or the page for visitors without access if the link is invalid (GRD-006). */
  @Get(':code')
  @RateLimited('login')
  async enter(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('code') code: string,
  ): Promise<void> {
    const { tenant, session } = request.facts;
    const isNew = !session.gatePassed && (await this.links.isValid(tenant.division, code));
    if (isNew)
      await this.change.replace(request, reply, { subject: session.subject, gatePassed: true });
    // The URL itself grants access, so it must not leak in a referrer.
    await reply.header('referrer-policy', 'no-referrer').redirect('/', 303);
  }
}
