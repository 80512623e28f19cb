import { Controller, Get, Param, ParseIntPipe, Query, Req, Res } from '@nestjs/common';
import { EntranceAim, EntranceQuery } from '@selvedge/shared/opening/contract';
import { can } from '@selvedge/shared/policies/policies';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { principalOf } from '../../platform/authorization/principal.js';
import { grantedTo } from '../../platform/authorization/session.js';
import { Config } from '../../platform/config/config.js';
import { newSecretId } from '../../platform/ids/secret-id.js';
import { SecretIdCookie } from '../../platform/ids/secret-id-cookie.js';
import { SessionChange } from '../accounts/index.js';
import { Entrances } from './entrances.service.js';
import { EntranceOver } from './opening.errors.js';

const cookieSeconds = 60;

/**
 * Signs a member of the main brand in to a shop: the shop requests a code, the main brand issues
 * it, the shop redeems it.
 */
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

  /**
   * Runs at the shop: sets an id that only this browser and the shop know, and redirects to the
   * main brand.
   */
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
    await redirectWithoutReferrer(reply, this.entrances.entranceUrl(id, facts.tenant.division, to));
  }

  /**
   * Runs on the main brand: issues a code to people who work in the shop and sends all others to
   * its sign-in page.
   */
  @Get('shops/:shop/entrance')
  async answer(
    @Req() { facts }: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('shop', ParseIntPipe) division: number,
    @Query() query: EntranceQuery,
  ): Promise<void> {
    const { subject } = facts.session;
    // Includes memberships withheld until a second factor is set up, which happens at the shop.
    const { memberships } = grantedTo(facts.session);
    const worksThere = memberships.some((one) => one.division === division);
    const isLetIn = subject !== null && worksThere && can(principalOf(facts), 'shops.open');
    await redirectWithoutReferrer(
      reply,
      isLetIn
        ? await this.entrances.issueCode(division, subject, query)
        : this.entrances.dashboardOf(division),
    );
  }

  /** Runs at the shop: signs the browser in. An invalid code leads to the sign-in page. */
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
      await this.sessions.replace(request, reply, { subject, gatePassed });
    } catch (error) {
      if (!(error instanceof EntranceOver)) throw error;
    }
    const { name, secure } = this.cookie;
    reply.clearCookie(name, { path: '/', secure });
    await redirectWithoutReferrer(
      reply,
      to === 'opening' ? '/dashboard/opening/look' : `/dashboard/${to ?? ''}`,
    );
  }
}

async function redirectWithoutReferrer(reply: FastifyReply, location: string): Promise<void> {
  await reply.header('referrer-policy', 'no-referrer').redirect(location, 303);
}
