import { Readable } from 'node:stream';

import { Controller, Get, Header, Req, Res, StreamableFile, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PublicFile } from '../../../platform/http/public-file.js';
import { NotFound } from '../../../platform/refusals.js';
import { isPrivate } from '../../storefront/index.js';
import { OpenStoreGuard, StoreDirectory } from '../../stores/index.js';
import { FeedReader } from './feed.queries.js';
import { feedHead, feedItems, feedTail, type FeedShop } from './feed.rules.js';

/**
 * RSS product feed of the host's store for Google Merchant Center and compatible services
 * (CAT-032).
 */
@Controller()
@UseGuards(OpenStoreGuard)
export class FeedController {
  constructor(
    private readonly reader: FeedReader,
    private readonly stores: StoreDirectory,
  ) {}

  @Get('product-feed.xml')
  @PublicFile()
  @Header('content-type', 'application/xml; charset=utf-8')
  feed(
    @Req() { facts: { division }, protocol, host }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): StreamableFile {
    const store = this.stores.store(division);
    if (store === undefined) throw new NotFound();
    // A closed store's feed is only for visitors with access; a shared cache would serve it to
    // others.
    reply.header('cache-control', `${isPrivate(store) ? 'private' : 'public'}, max-age=900`);
    const shop = { name: store.name, origin: `${protocol}://${host}` };
    return new StreamableFile(Readable.from(this.parts(division, shop)));
  }

  private async *parts(division: number, shop: FeedShop): AsyncGenerator<string> {
    yield feedHead(shop);
    for await (const products of this.reader.pages(division)) {
      yield products.map((product) => feedItems(product, shop)).join('');
    }
    yield feedTail;
  }
}
