import {
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  Query,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { InteractionForm, InteractionsOf } from '@selvedge/shared/interactions/contract';
import type { PageInteractions } from '@selvedge/shared/interactions/interactions';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../../platform/config/config.js';
import { setSecretIdCookie } from '../../platform/http/set-secret-id-cookie.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { newSecretId } from '../../platform/ids/secret-id.js';
import { SecretIdCookie } from '../../platform/ids/secret-id-cookie.js';
import { OpenShopGuard, readForm, isStateRequest } from '../storefront/index.js';
import { InteractionsService } from './interactions.service.js';

/** Records favourites, shares and copied links of a page. */
@Controller('interactions')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class InteractionsForm {
  /** Set with the visitor's first interaction. */
  private readonly cookie: SecretIdCookie;

  constructor(
    config: Config,
    private readonly interactions: InteractionsService,
  ) {
    this.cookie = new SecretIdCookie(config, 'interactions');
  }

  /**
   * Counts and own interactions for our script. The page itself is the same for all visitors and
   * can be cached.
   */
  @Get()
  async of(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() { page }: InteractionsOf,
  ): Promise<PageInteractions> {
    const { division } = commandContextOf(request);
    void reply.header('cache-control', 'no-store');
    return this.interactions.of(division, page, this.cookie.idIn(request.cookies));
  }

  /** Accepts the plain form and our script, which requests the counts instead of the page. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async record(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const form = await readForm(InteractionForm, request.body);
    const current = this.cookie.idIn(request.cookies);
    const id = current ?? newSecretId();
    const after = await this.interactions.record(commandContextOf(request), id, form);
    setSecretIdCookie(reply, this.cookie, { current, id });
    const { page, block = '' } = form;
    if (isStateRequest(request)) await reply.send(after);
    else await reply.redirect(`${encodeURI(pageUrl(page))}#b-${block}`, 303);
  }
}
