import {
  Controller,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { PasswordConfirmation } from '@selvedge/shared/accounts/two-factor/contract';
import { accountDataScreen } from '@selvedge/shared/own-account/account-data.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { Redirect } from '../../../platform/redirect.js';
import { SessionChange } from '../../accounts/index.js';
import { formAgain, OpenShopGuard, PersonalPages, readForm } from '../../storefront/index.js';
import { AccountDataScreen } from './account-data.screen.js';
import { OwnData } from './own-data.http.js';
import { subjectIn } from './own-account.http.js';

/** What somebody does with all that is kept of them, without script. */
@Controller('account/data')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class DataForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: AccountDataScreen,
    private readonly own: OwnData,
    private readonly sessions: SessionChange,
  ) {}

  /** GDPR Article 20: the file, for whoever shows again that it is them. */
  @Post('export')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async take(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    subjectIn(request, '/account/data/');
    try {
      const form = await readForm(PasswordConfirmation, request.body);
      const file = await this.own.file(request, reply, form);
      await reply
        .header('content-disposition', 'attachment; filename="your-data.json"')
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(file);
    } catch (thrown) {
      const { form, status } = formAgain(thrown, request.body);
      await this.pages.show(request, reply, accountDataScreen, (shopRequest) =>
        this.screen.again(shopRequest, { form, deletion: null }, status),
      );
    }
  }

  /** GDPR Article 17: whoever did it is signed out everywhere, here as well. */
  @Post('delete')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async remove(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    subjectIn(request, '/account/data/');
    try {
      await this.own.remove(request, reply, await readForm(PasswordConfirmation, request.body));
    } catch (thrown) {
      const { form, status } = formAgain(thrown, request.body);
      return this.pages.show(request, reply, accountDataScreen, (shopRequest) =>
        this.screen.again(shopRequest, { form: null, deletion: form }, status),
      );
    }
    await this.sessions.leave(request, reply);
    throw new Redirect('/');
  }
}
