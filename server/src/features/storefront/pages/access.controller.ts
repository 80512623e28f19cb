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
} from '@nestjs/common';
import { StoreAccess } from '@selvedge/shared/accounts/contract';
import { redirectPath } from '@selvedge/shared/accounts/redirect';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { Redirect } from '../../../platform/redirect.js';
import { SignInForm, StoreGate } from '../../accounts/index.js';
import { visitRefusal } from '../../stores/index.js';
import { refusalOf } from '../forms/form-answers.js';
import { readForm } from '../forms/read-form.js';
import { OfficePage } from './office-page.js';
import { PageRenderer } from '../render/page-renderer.js';

/** The doors of a shop: its gate, the sign-in of accounts, and the countdown before it opens. */
@Controller()
@UseFilters(RedirectFilter)
export class AccessController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly signIn: SignInForm,
    private readonly gate: StoreGate,
    private readonly office: OfficePage,
  ) {}

  /** RTE-002, RTE-003, GRD-008. */
  @Get('login')
  async login(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('redirect_uri') wanted: unknown,
  ): Promise<void> {
    if (request.facts.tenant.context === 'atlas') return this.office.send(request, reply);
    const door = this.doorOf(request);
    if (typeof wanted !== 'string' && door !== '/login/') throw new Redirect(door ?? '/404/');
    const redirectUri = redirectPath(typeof wanted === 'string' ? wanted : undefined, '/');
    return this.show(request, reply, {
      redirectUri,
      gate: typeof wanted !== 'string',
      form: null,
    });
  }

  /** RTE-069: leads to `redirect_uri` when it is a path of this host. */
  @Post('login')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async submit(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const outcome = await this.signIn.submit(request, reply);
    if (outcome.isSignedIn) throw new Redirect(outcome.location);
    const { status, form } = outcome;
    const redirectUri = redirectPath(form.values['redirect_uri'], '/');
    reply.code(status);
    return this.show(request, reply, { redirectUri, gate: false, form });
  }

  /** API-055 without script: leads into the shop, or shows the gate again. */
  @Post('login/gate')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async enter(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      await this.gate.enter(request, reply, await readForm(StoreAccess, request.body));
    } catch (thrown) {
      const { status, message, errors } = refusalOf(thrown);
      reply.code(status);
      const form = { values: {}, errors, message };
      return this.show(request, reply, { redirectUri: '/', gate: true, form });
    }
    throw new Redirect('/');
  }

  /** RTE-004, GRD-007. */
  @Get('countdown')
  async countdown(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const store = this.pages.storeOf(request);
    if (this.doorOf(request) !== '/countdown/') throw new Redirect('/404/');
    const { heading, opensAt } = store.comingSoon;
    return this.pages.send(request, reply, {
      screen: { name: 'countdown', heading, opensAt },
      title: store.name,
      path: '/countdown/',
    });
  }

  /** Where those stand who may not come in: at the gate, or the countdown. */
  private doorOf(request: FastifyRequest): string | undefined {
    return visitRefusal(request.facts, this.pages.storeOf(request))?.leadsTo;
  }

  private async show(
    request: FastifyRequest,
    reply: FastifyReply,
    door: Pick<ScreenOf<'login'>, 'redirectUri' | 'gate' | 'form'>,
  ): Promise<void> {
    return this.pages.send(request, reply, {
      screen: { name: 'login', ...door },
      title: 'Sign in',
      path: '/login/',
      noindex: true,
    });
  }
}
