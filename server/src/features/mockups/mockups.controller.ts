import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { nearestWidth } from './mockup-widths.js';
import { Mockups } from './mockups.js';

@Controller('images/mockups')
export class MockupsController {
  constructor(private readonly mockups: Mockups) {}

  /** IMG-009: the picture of a design on a garment, in the width nearest to `w` (IMG-002). */
  @Get(':garment/front/:colour/:design')
  async mockup(
    @Param() { design, garment, colour }: MockupAddress,
    @Query('w') width: unknown,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
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

interface MockupAddress {
  readonly design: string;
  readonly garment: string;
  readonly colour: string;
}
