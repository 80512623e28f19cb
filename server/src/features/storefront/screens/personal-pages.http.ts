import { Injectable } from '@nestjs/common';
import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendPersonal } from '../cache/send-page.http.js';
import { PageRenderer } from '../render/page-renderer.service.js';
import type { SourcedScreen } from '../render/shop-page.js';
import type { PersonalShopRequest } from '../request/shop-request.js';
import { ShopRequests } from '../request/shop-requests.http.js';
import type { ContentOf } from './screen-source.port.js';

type Read<Definition> = (request: PersonalShopRequest) => Promise<ContentOf<Definition>>;

/** Sends pages to one visitor each. */
@Injectable()
export class PersonalPages {
  constructor(
    private readonly requests: ShopRequests,
    private readonly renderer: PageRenderer,
  ) {}

  /** A screen that is not asked for by its address: a form that is shown again. */
  async show<Definition extends AnyScreenDefinition>(
    request: FastifyRequest,
    reply: FastifyReply,
    definition: Definition,
    read: Read<Definition>,
  ): Promise<void> {
    const content = await read(this.requests.of(request));
    await this.send(request, reply, { definition, content });
  }

  /** What was refused, shown again as it is now, with the reason and the status of the refusal. */
  showRefused<Definition extends AnyScreenDefinition>(
    request: FastifyRequest,
    reply: FastifyReply,
    definition: Definition,
    { status, read }: { readonly status: number; readonly read: Read<Definition> },
  ): Promise<void> {
    return this.show(request, reply, definition, async (shopRequest) => ({
      ...(await read(shopRequest)),
      status,
    }));
  }

  async send(request: FastifyRequest, reply: FastifyReply, screen: SourcedScreen): Promise<void> {
    const page = await this.renderer.forVisitor(this.requests.of(request), screen);
    const { status, refresh } = screen.content;
    if (status !== undefined) reply.code(status);
    if (refresh !== undefined) reply.header('refresh', `0; url=${refresh}`);
    await sendPersonal(request, reply.header('x-cache', 'bypass'), page);
  }
}
