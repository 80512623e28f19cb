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
import { contactScreen } from '@selvedge/shared/contact/contact.screen';
import { ContactForm } from '@selvedge/shared/contact/contract';
import { contactLink } from '@selvedge/shared/links/links';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import {
  formWithErrors,
  OpenShopGuard,
  PersonalPages,
  readForm,
} from '../../features/storefront/index.js';
import { ContactService } from '../../features/contact/contact.service.js';
import { ContactScreen } from './contact.screen.js';

/** Form endpoint of the contact page; forms of contact blocks have their own. */
@Controller('contact')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class ContactPageForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: ContactScreen,
    private readonly contact: ContactService,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async submit(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      await this.contact.send(commandContextOf(request), await readForm(ContactForm, request.body));
      await reply.redirect(`${contactLink}?sent=1`, 303);
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, request.body);
      await this.pages.showRefused(request, reply, contactScreen, {
        status,
        read: (shopRequest) => this.screen.content(shopRequest, form),
      });
    }
  }
}
