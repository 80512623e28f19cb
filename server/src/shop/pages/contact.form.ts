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
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { ContactService } from '../../features/contact/index.js';
import { OpenShopGuard, readForm } from '../../features/storefront/index.js';
import { BlockForms } from './block-forms.http.js';

/** Handles the form of a contact block (BLK-048). */
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
      const { block, page, ...contactMessage } = await readForm(ContactFields, request.body);
      await this.contact.send(commandContextOf(request), contactMessage);
      const accepted = {
        message: messages.messageSent,
        mark: 'sent',
        at: { block, page },
      } as const;
      await this.forms.accept(request, reply, accepted);
    } catch (thrown) {
      await this.forms.refuse(request, reply, thrown);
    }
  }
}
