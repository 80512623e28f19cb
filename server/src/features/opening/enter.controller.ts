import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { EntranceCode } from '@selvedge/shared/opening/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { SessionChange } from '../accounts/index.js';
import { Entrances } from './entrances.service.js';
import { EntranceOver } from './opening.errors.js';

/** Where the main brand leads to on the host of a shop. */
@Controller('dashboard')
export class EnterController {
  constructor(
    private readonly entrances: Entrances,
    private readonly sessions: SessionChange,
  ) {}

  /** Signs in, and goes on to the dashboard or with the opening; a code that is over leads there too, to the sign-in. */
  @Get('enter')
  async enter(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() { code, to }: EntranceCode,
  ): Promise<void> {
    const { tenant, session } = request.facts;
    try {
      const subject = await this.entrances.use(tenant.division, code);
      await this.sessions.become(request, reply, { subject, gatePassed: session.gatePassed });
    } catch (error) {
      if (!(error instanceof EntranceOver)) throw error;
    }
    await reply
      .header('referrer-policy', 'no-referrer')
      .redirect(to === 'opening' ? '/dashboard/opening/look' : '/dashboard/', 303);
  }
}
