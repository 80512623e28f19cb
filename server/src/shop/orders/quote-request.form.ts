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
import { quoteRequestScreen } from '@selvedge/shared/orders/quote-request.screen';
import { RequestQuote } from '@selvedge/shared/orders/quotes/contract';
import { maxQuoteFileBytes } from '@selvedge/shared/orders/quotes/quote';
import { quoteLink } from '@selvedge/shared/links/links';
import { cutFileName } from '@selvedge/shared/texts/short-text';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '../../platform/domain-error.js';
import { FileForm, fileFormIn, type FilledFileForm } from '../../platform/http/file-form.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { InvalidInput } from '../../platform/refusals.js';
import { CaptchaOfRequest } from '../../features/accounts/index.js';
import {
  formWithErrors,
  OpenShopGuard,
  PersonalPages,
  readForm,
} from '../../features/storefront/index.js';
import { QuoteFileTooLarge } from '../../features/orders/aggregate/quotes/quote.errors.js';
import { QuoteRequests } from '../../features/orders/quotes/quote-requests.http.js';
import { QuoteRequestScreen } from './quote-request.screen.js';

/** Maximum length of the artwork's name, in UTF-16 units. */
const maxFileName = 120;

/** Form endpoint of quote requests; redirects to the new quote (RET-008). */
@Controller('get-a-quote')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class QuoteRequestForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: QuoteRequestScreen,
    private readonly requests: QuoteRequests,
    private readonly captcha: CaptchaOfRequest,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @FileForm()
  @RateLimited('login')
  async submit(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const filled = await fileFormIn(request, 'artwork', maxQuoteFileBytes);
    try {
      const form = await readForm(RequestQuote, { shippingAddress: {}, ...filled.fields });
      const artwork = await this.artworkIn(filled);
      await this.captcha.check(request, 'quote-request', form);
      const hash = await this.requests.make(request, reply, { form, artwork });
      await reply.redirect(quoteLink(hash), 303);
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, filled.fields);
      await this.pages.showRefused(request, reply, quoteRequestScreen, {
        status,
        read: (shopRequest) => Promise.resolve(this.screen.content(shopRequest, form)),
      });
    }
  }

  /** Throws InvalidInput with the error at the artwork field. */
  private async artworkIn({ file, isTooLarge }: FilledFileForm) {
    try {
      if (isTooLarge) throw new QuoteFileTooLarge();
      if (file === undefined) return undefined;
      return {
        name: cutFileName(file.name, maxFileName),
        file: await this.requests.artworkIn(file.content),
      };
    } catch (thrown) {
      if (thrown instanceof DomainError && thrown.kind === 'invalid')
        throw new InvalidInput({ artwork: [thrown.message] });
      throw thrown;
    }
  }
}
