import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Put,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { CropAvatar, type ChosenAvatar } from '@selvedge/shared/accounts/avatars/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { StreamedBody } from '../../../platform/http/streamed-body.js';
import { Sends } from '../../../platform/openapi/sends.js';
import { NotFound } from '../../../platform/refusals.js';
import { subjectIn } from '../second-factor/own-second-factor.http.js';
import { Avatars } from './avatars.service.js';

/** Own avatar, and avatars of other people by their unguessable id (IDN-001). */
@Controller('omnis/v3')
export class AvatarsController {
  constructor(private readonly avatars: Avatars) {}

  @Put('shop/customer/avatar')
  @Can('account.use')
  @StreamedBody()
  @RateLimited('login')
  async choose(@Req() request: FastifyRequest, @Query() crop: CropAvatar): Promise<ChosenAvatar> {
    return { avatar: await this.avatars.choose(subjectIn(request), request.raw, crop) };
  }

  @Delete('shop/customer/avatar')
  @Can('account.use')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@Req() request: FastifyRequest): Promise<void> {
    await this.avatars.remove(subjectIn(request));
  }

  /** Cacheable: every upload gets a new id. */
  @Get('avatars/:picture')
  @RateLimited('picture')
  @Sends({ 200: ['image/webp'] })
  @Header('content-type', 'image/webp')
  @Header('cache-control', 'private, max-age=86400')
  async show(@Param('picture') picture: string): Promise<StreamableFile> {
    const content = await this.avatars.named(picture);
    if (content === undefined) throw new NotFound();
    return new StreamableFile(content);
  }
}
