import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { readImageOptions } from '@selvedge/shared/images/read-image-options';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import { Sends } from '../../platform/openapi/sends.js';
import { mockupCaching, sendPicture } from './image-answer.http.js';
import { ParametersRefused, PictureNotFound } from './image.errors.js';
import { formatFor } from './picture-encoding.js';
import { PictureSources } from './picture-sources.service.js';
import { Pictures } from './pictures.service.js';

/**
 * Serves images of any shop to staff who produce orders, because the staff host has no library of
 * the shop.
 */
@Controller('omnis/v3/atlas/divisions/:division/pictures')
export class ShopPicturesController {
  constructor(
    private readonly sources: PictureSources,
    private readonly pictures: Pictures,
  ) {}

  /** `of` is the path on the shop's own host; the other parameters are the usual image options. */
  @Get()
  @Can('orders.see-pictures')
  @Sends({ 200: ['image/*'], 304: [] })
  async read(
    @Param('division') division: string,
    @Query() { of, ...query }: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const options = readImageOptions(query);
    if ('errors' in options) throw new ParametersRefused(options.errors);
    const source = typeof of === 'string' ? await this.sources.at(Number(division), of) : undefined;
    if (source?.contentType.startsWith('image/') !== true) throw new PictureNotFound();
    const picture = this.pictures.picture(source, options, formatFor(request.headers.accept));
    return sendPicture(request, reply, picture, mockupCaching('private'));
  }
}
