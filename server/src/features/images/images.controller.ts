import { Controller, Get, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { ImageOptions } from '@selvedge/shared/images/image-options';
import { readImageOptions } from '@selvedge/shared/images/read-image-options';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PublicFile } from '../../platform/http/public-file.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { Sends } from '../../platform/openapi/sends.js';
import {
  libraryCaching,
  mockupCaching,
  sendFilm,
  sendPicture,
  type CacheReach,
} from './image-answer.http.js';
import { FilmNotChanged, ParametersRefused, PictureNotFound } from './image.errors.js';
import { OpenPicturesGuard } from './open-pictures.guard.js';
import { formatFor } from './picture-encoding.js';
import { PictureSources } from './picture-sources.service.js';
import { Pictures } from './pictures.service.js';

const pictures = { 200: ['image/*'], 304: [] };
const picturesAndFilms = { 200: ['image/*', 'video/*'], 206: ['video/*'], 304: [], 416: [] };

/** Serves images, transformed by `ImageOptions` (IMG-009, IMG-010). */
@Controller('images')
@UseGuards(OpenPicturesGuard)
export class ImagesController {
  constructor(
    private readonly sources: PictureSources,
    private readonly pictures: Pictures,
    private readonly guard: OpenPicturesGuard,
  ) {}

  /** Image of the host's media library, or a video unchanged. */
  @Get(':uuid')
  @PublicFile()
  @RateLimited('picture')
  @Sends(picturesAndFilms)
  async inLibrary(
    @Param('uuid') uuid: string,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const options = optionsIn(query);
    const source = await this.sources.inLibrary(request.facts.division, uuid);
    if (source === undefined) throw new PictureNotFound();
    if (source.contentType.startsWith('video/')) {
      if (Object.keys(options).length > 0) throw new FilmNotChanged();
      return sendFilm(request, reply, source, this.reachOf(request));
    }
    const picture = this.pictures.picture(source, options, formatFor(request.headers.accept));
    return sendPicture(request, reply, picture, libraryCaching(options, this.reachOf(request)));
  }

  /** Mock-up: a design on one side of a garment in a colour (`rrggbb`). */
  @Get('mockups/:garment/:side/:colour/:design')
  @PublicFile()
  @RateLimited('picture')
  @Sends(pictures)
  async mockup(
    @Param() { colour, ...named }: MockupAddress,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const options = optionsIn(query);
    const mockup = { ...named, hex: `#${colour}` };
    const source = await this.sources.mockup(request.facts.division, mockup);
    if (source === undefined) throw new PictureNotFound();
    const picture = this.pictures.picture(source, options, formatFor(request.headers.accept));
    return sendPicture(request, reply, picture, mockupCaching(this.reachOf(request)));
  }

  private reachOf({ facts }: FastifyRequest): CacheReach {
    return this.guard.isClosed(facts.division) ? 'private' : 'public';
  }
}

interface MockupAddress {
  readonly garment: string;
  readonly side: string;
  readonly colour: string;
  readonly design: string;
}

function optionsIn(query: Record<string, unknown>): ImageOptions {
  const options = readImageOptions(query);
  if ('errors' in options) throw new ParametersRefused(options.errors);
  return options;
}
