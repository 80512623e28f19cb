import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { isDesign } from '@selvedge/shared/catalogue/garments/designs';
import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';
import { imageLink } from '@selvedge/shared/images/image-link';
import { readImageOptions } from '@selvedge/shared/images/read-image-options';
import type { FastifyReply } from 'fastify';
import { PublicFile } from '../../platform/http/public-file.js';
import { Sends } from '../../platform/openapi/sends.js';

import { PictureNotFound } from './image.errors.js';

const file = /^([0-9a-f]{6})\.webp$/;

/** Redirects from old mock-up addresses without a side, which old orders contain permanently. */
@Controller('media/mockups')
export class OldMockupsController {
  /** Redirects to the current address, with the requested width if there is one. */
  @Get(':design/t-shirt/:file')
  @PublicFile()
  @Sends({ 301: [] })
  mockup(
    @Param() address: { readonly design: string; readonly file: string },
    @Query() { w }: Record<string, unknown>,
    @Res() reply: FastifyReply,
  ): void {
    const { design } = address;
    const [, colour] = file.exec(address.file) ?? [];
    if (colour === undefined || !isDesign(design)) throw new PictureNotFound();
    const path = mockupPath({ design, garment: 't-shirt', side: 'front', hex: `#${colour}` });
    const options = readImageOptions({ w });
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    void reply.redirect('errors' in options ? path : imageLink(path, options), 301);
  }
}
