import { Controller, Get, Param, ParseIntPipe, Query, Req, Res } from '@nestjs/common';
import { EntranceAim, EntranceQuery } from '@selvedge/shared/opening/contract';
import { can } from '@selvedge/shared/permissions/policies';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { askerOf } from '../../platform/authorization/asker.js';
import { grantedTo } from '../../platform/authorization/session.js';
import { Config } from '../../platform/config/config.js';
import { newSecretId } from '../../platform/secret-id.js';
import { SecretIdCookie } from '../../platform/secret-id-cookie.js';
import { SessionChange } from '../accounts/index.js';
import { Entrances } from './entrances.service.js';
import { EntranceOver } from './opening.errors.js';

const cookieSeconds = 60;

/** From the main brand into the dashboard of a shop: the shop asks, the main brand answers, the shop lets in. */
@Controller('dashboard')
export class EnterController {
  private readonly cookie: SecretIdCookie;

  constructor(
    private readonly entrances: Entrances,
    private readonly sessions: SessionChange,
    config: Config,
  ) {
    this.cookie = new SecretIdCookie(config, 'selvedge-entrance');
  }

  /** At the shop: the browser keeps an id that only it and the shop know, and asks the main brand. */
  @Get('enter')
  async ask(
    @Req() { cookies, facts }: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() { to }: EntranceAim,
  ): Promise<void> {
    const { name, secure } = this.cookie;
    const id = this.cookie.idIn(cookies) ?? newSecretId();
    reply.setCookie(name, id, {
      ...{ path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: cookieSeconds },
    });
    await lead(reply, this.entrances.entranceUrl(id, facts.tenant.division, to));
  }

  /** On the main brand: who works in the shop gets a code for the browser that asked; others are asked there who they are. */
  @Get('shops/:shop/entrance')
  async answer(
    @Req() { facts }: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('shop', ParseIntPipe) division: number,
    @Query() query: EntranceQuery,
  ): Promise<void> {
    const { subject } = facts.session;
    // Who has yet to set up a second factor does so there.
    const { memberships } = grantedTo(facts.session);
    const worksThere = memberships.some((one) => one.division === division);
    const isLetIn = subject !== null && worksThere && can(askerOf(facts), 'shops.open');
    await lead(
      reply,
      isLetIn
        ? await this.entrances.into(division, subject, query)
        : this.entrances.dashboardOf(division),
    );
  }

  /** At the shop again: signs in. A code that is over, or was another browser's, leads to the sign-in. */
  @Get('enter/:code')
  async enter(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('code') code: string,
    @Query() { to }: EntranceAim,
  ): Promise<void> {
    const { cookies, facts } = request;
    try {
      const subject = await this.entrances.use(
        facts.tenant.division,
        code,
        this.cookie.idIn(cookies),
      );
      const { gatePassed } = facts.session;
      await this.sessions.become(request, reply, { subject, gatePassed });
    } catch (error) {
      if (!(error instanceof EntranceOver)) throw error;
    }
    const { name, secure } = this.cookie;
    reply.clearCookie(name, { path: '/', secure });
    await lead(reply, to === 'opening' ? '/dashboard/opening/look' : `/dashboard/${to ?? ''}`);
  }
}

async function lead(reply: FastifyReply, location: string): Promise<void> {
  await reply.header('referrer-policy', 'no-referrer').redirect(location, 303);
}
