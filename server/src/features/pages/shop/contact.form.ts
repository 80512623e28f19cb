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
import { ContactForm as ContactFields } from '@selvedge/shared/contact/contract';
import { messages } from '@selvedge/shared/messages';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { ContactService } from '../../contact/index.js';
import { OpenShopGuard, readForm, wantsState } from '../../storefront/index.js';
import { BlockForms } from './block-forms.http.js';

/** The form of a contact block (BLK-048). */
@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class ContactForm {
  constructor(
    private readonly forms: BlockForms,
    private readonly contact: ContactService,
  ) {}

  @Post('contact/send')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async send(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      const { block = '0', page = '/', ...words } = await readForm(ContactFields, request.body);
      await this.contact.send(commandContextOf(request), words);
      if (wantsState(request)) await reply.send({ message: messages.messageSent });
      else await reply.redirect(`${encodeURI(pageUrl(page))}?sent=${block}#b-${block}`, 303);
    } catch (thrown) {
      await this.forms.refuse(request, reply, thrown);
    }
  }
}
