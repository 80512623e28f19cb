import { Readable } from 'node:stream';

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
import { accountDetailsScreen } from '@selvedge/shared/own-account/account-details.screen';
import { AskEmailChange, SaveDetails } from '@selvedge/shared/own-account/contract';
import { formatRule } from '@selvedge/shared/forms/rules';
import { maxMediaBytes, mediaFormats, mediaTooLarge } from '@selvedge/shared/media/media-rules';
import { messages } from '@selvedge/shared/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '../../platform/domain-error.js';
import type { Subject } from '../../platform/authorization/session.js';
import { FileForm, fileIn } from '../../platform/http/file-form.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { InvalidInput } from '../../platform/refusals.js';
import { Avatars } from '../../features/accounts/index.js';
import { OpenShopGuard, readForm } from '../../features/storefront/index.js';
import { AccountDetailsScreen } from './account-details.screen.js';
import { OwnAccount } from './own-account.http.js';
import { OwnDetails } from './own-details.service.js';

/** Error messages for files that the media library rejects, or accepts although they are videos. */
const wrongFile: Partial<Record<DomainError['kind'], string>> = {
  'too-large': mediaTooLarge,
  'unsupported-type': formatRule.message(mediaFormats.filter((format) => format !== 'mp4')),
};
/** Crop area: the whole picture. */
const whole = { x: 0, y: 0, width: 1, height: 1 };

/** Form endpoints of the account details; work without JavaScript. */
@Controller('account')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class DetailsForm {
  constructor(
    private readonly own: OwnAccount,
    private readonly screen: AccountDetailsScreen,
    private readonly details: OwnDetails,
    private readonly avatars: Avatars,
  ) {}

  @Post('details')
  @HttpCode(HttpStatus.OK)
  save(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountDetailsScreen,
      act: async (subject) => {
        const form = await readForm(SaveDetails, request.body);
        await this.details.save(commandContextOf(request), subject, form);
      },
      again: (shopRequest, form, status) => this.screen.again(shopRequest, { form }, status),
      done: '/account/details/?done=details',
    });
  }

  /** Uses the centre of the picture, because a crop area cannot be chosen without JavaScript. */
  @Post('details/picture')
  @HttpCode(HttpStatus.OK)
  @FileForm()
  @RateLimited('login')
  choose(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountDetailsScreen,
      act: (subject) => this.savePicture(request, subject).catch(asWrongPicture),
      again: (shopRequest, form, status) =>
        this.screen.again(shopRequest, { pictureForm: form }, status),
      done: '/account/details/?done=picture',
    });
  }

  @Post('details/picture/remove')
  @HttpCode(HttpStatus.OK)
  remove(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountDetailsScreen,
      act: (subject) => this.avatars.remove(subject),
      again: (shopRequest, form, status) =>
        this.screen.again(shopRequest, { pictureForm: form }, status),
      done: '/account/details/?done=picture',
    });
  }

  /** Answers the same whether or not another account uses the address (IDN-012). */
  @Post('details/email')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  ask(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountDetailsScreen,
      act: async (subject) => {
        const form = await readForm(AskEmailChange, request.body);
        await this.details.askEmail(commandContextOf(request), subject, form);
      },
      again: (shopRequest, form, status) =>
        this.screen.again(shopRequest, { emailForm: form }, status),
      done: '/account/details/?done=email',
    });
  }

  private async savePicture(request: FastifyRequest, subject: Subject): Promise<void> {
    const picture = await fileIn(request, 'picture', maxMediaBytes);
    if (picture === undefined) throw new InvalidInput({ picture: [messages.required] });
    await this.avatars.choose(subject, Readable.from(picture), whole);
  }
}

/** Converts media library errors into an error of the picture field. */
function asWrongPicture(thrown: unknown): never {
  const message = thrown instanceof DomainError ? wrongFile[thrown.kind] : undefined;
  throw message === undefined ? thrown : new InvalidInput({ picture: [message] });
}
