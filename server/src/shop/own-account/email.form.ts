import { Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { accountEmailScreen } from '@selvedge/shared/own-account/account-email.screen';
import { ConfirmEmailChange } from '@selvedge/shared/own-account/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { EmailChanges } from '../../features/accounts/index.js';
import { formWithErrors, PersonalPages, readForm } from '../../features/storefront/index.js';
import { AccountEmailScreen } from './account-email.screen.js';

/** Confirms an e-mail change by the token of a mail; needs no session. */
@Controller('account/email')
export class EmailForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: AccountEmailScreen,
    private readonly changes: EmailChanges,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async confirm(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { props, status } = await this.outcomeOf(request);
    await this.pages.show(request, reply, accountEmailScreen, () =>
      this.screen.after({ token: '', ...props }, status),
    );
  }

  private async outcomeOf(request: FastifyRequest) {
    try {
      const { token } = await readForm(ConfirmEmailChange, request.body);
      const isChanged = await this.changes.confirm(commandContextOf(request), token);
      const state = isChanged ? ('changed' as const) : ('confirmed' as const);
      return { props: { state, refusal: null }, status: 200 };
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, {});
      return { props: { state: 'refused' as const, refusal: form.message }, status };
    }
  }
}
