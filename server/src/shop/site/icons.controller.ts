import { createHash } from 'node:crypto';

import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import { themeProperties } from '@selvedge/shared/themes/resolve';
import { themeOf } from '@selvedge/shared/themes/store-theme';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PublicFile } from '../../platform/http/public-file.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { Sends } from '../../platform/openapi/sends.js';
import {
  mockupCaching,
  Pictures,
  PictureSources,
  sendPicture,
} from '../../features/images/index.js';
import { monogramDrawing } from '../../features/storefront/index.js';
import { StoreDirectory } from '../../features/stores/index.js';

/** Sizes in pixels that browsers and phones use at these addresses. */
const iconSize = 48;
const touchIconSize = 180;
/** Name on hosts without a shop. */
const platform = 'Selvedge';

/**
 * Serves the icons that browsers, phones and feed readers request without a link, on every host and
 * also for closed shops (SEO-010).
 */
@Controller()
export class IconsController {
  constructor(
    private readonly stores: StoreDirectory,
    private readonly sources: PictureSources,
    private readonly pictures: Pictures,
  ) {}

  @Get('favicon.ico')
  @PublicFile()
  @RateLimited('picture')
  @Sends({ 200: ['image/png'], 304: [] })
  icon(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, iconSize);
  }

  @Get(['apple-touch-icon.png', 'apple-touch-icon-precomposed.png'])
  @PublicFile()
  @RateLimited('picture')
  @Sends({ 200: ['image/png'], 304: [] })
  touchIcon(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, touchIconSize);
  }

  /** Programs accept a PNG at `favicon.ico`, because they detect the format by its content. */
  private async send(request: FastifyRequest, reply: FastifyReply, size: number): Promise<void> {
    const store = this.stores.store(request.facts.tenant.division);
    const source = (await this.uploadedIcon(store)) ?? monogramSource(store);
    const options = { width: size, height: size, fit: 'contain' } as const;
    const picture = this.pictures.picture(source, options, 'png');
    return sendPicture(request, reply, picture, mockupCaching('public'));
  }

  /** Undefined if the store has no icon, or one outside of its media library. */
  private async uploadedIcon(store: Store | undefined) {
    const path = store?.favicon?.split('?', 1)[0];
    if (store === undefined || path === undefined) return undefined;
    const source = await this.sources.at(store.division, path);
    return source?.contentType.startsWith('image/') === true ? source : undefined;
  }
}

function monogramSource(store: Store | undefined) {
  const properties = store === undefined ? {} : themeProperties(themeOf(store));
  const content = Buffer.from(monogramDrawing(store?.name ?? platform, properties));
  return {
    name: 'monogram',
    division: store?.division ?? 0,
    edition: createHash('sha256').update(content).digest('hex'),
    contentType: 'image/svg+xml',
    focalPoint: { x: 0.5, y: 0.5 },
    content: () => Promise.resolve(content),
  };
}
