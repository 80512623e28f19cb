import { Injectable } from '@nestjs/common';
import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendPersonal } from '../cache/send-page.http.js';
import { PageRenderer } from '../render/page-renderer.service.js';
import type { SourcedScreen } from '../render/shop-page.js';
import type { PersonalShopRequest } from '../request/shop-request.js';
import { ShopRequests } from '../request/shop-requests.http.js';
import type { ContentOf } from './screen-source.port.js';

type Read<Definition> = (request: PersonalShopRequest) => Promise<ContentOf<Definition>>;

/** Renders and sends pages for single visitors. */
@Injectable()
export class PersonalPages {
  constructor(
    private readonly requests: ShopRequests,
    private readonly renderer: PageRenderer,
  ) {}

  /** Shows a screen that is not requested by address, for example a form with errors. */
  async show<Definition extends AnyScreenDefinition>(
    request: FastifyRequest,
    reply: FastifyReply,
    definition: Definition,
    read: Read<Definition>,
  ): Promise<void> {
    const content = await read(this.requests.of(request));
    await this.send(request, reply, { definition, content });
  }

  /** Shows the current state of a refused form, with the reason and status. */
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
