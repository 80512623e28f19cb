import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { nearestWidth } from '@selvedge/shared/catalogue/mockup';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PictureNotFound } from './media.errors.js';
import { Mockups } from './mockups.js';

const fileForm = /^([0-9a-f]{6})\.webp$/;

@Controller('media')
export class MediaController {
  constructor(private readonly mockups: Mockups) {}

  /** IMG-009: the picture of a design on a garment, in the width nearest to `w` (IMG-002). */
  @Get('mockups/:design/:garment/:file')
  async mockup(
    @Param() { design, garment, file }: MockupParts,
    @Query('w') width: unknown,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const colour = fileForm.exec(file)?.[1];
    if (colour === undefined) throw new PictureNotFound();
    const { etag, content } = await this.mockups.picture(
      design,
      garment,
      colour,
      nearestWidth(typeof width === 'string' ? Number(width) : Number.NaN),
    );
    void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (headers['if-none-match'] === etag) return void reply.code(304).send();
    return void reply.type('image/webp').send(await content());
  }
}

interface MockupParts {
  readonly design: string;
  readonly garment: string;
  readonly file: string;
}
