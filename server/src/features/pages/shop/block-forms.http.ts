import { Injectable } from '@nestjs/common';
import { pageScreen } from '@selvedge/shared/pages/page.screen';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound } from '../../../platform/refusals.js';
import { PersonalPages, refusalOf, textFields, isStateRequest } from '../../storefront/index.js';
import { PageScreen } from './page.screen.js';

interface Accepted {
  readonly message: string;
  /** The name in the address by which the block knows it. */
  readonly mark: 'sent' | 'subscribed';
  /** Where the form stands, as it says itself. */
  readonly at: { readonly block?: string | undefined; readonly page?: string | undefined };
}

/** How the forms of blocks are answered. */
@Injectable()
export class BlockForms {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: PageScreen,
  ) {}

  /** Our script is told the words; else the page again, at the block, which says by `mark` that it went well. */
  async accept(
    request: FastifyRequest,
    reply: FastifyReply,
    { message, mark, at: { block = '0', page = '/' } }: Accepted,
  ): Promise<void> {
    if (isStateRequest(request)) await reply.send({ message });
    else await reply.redirect(`${encodeURI(pageUrl(page))}?${mark}=${block}#b-${block}`, 303);
  }

  /** The page again with what was filled in; our script is told what was wrong. */
  async refuse(request: FastifyRequest, reply: FastifyReply, thrown: unknown): Promise<void> {
    if (isStateRequest(request)) throw thrown;
    const { status, message, errors } = refusalOf(thrown);
    const values = textFields(request.body);
    const form = { values, errors, message: null };
    const subscription = { block: Number(values['block'] ?? 0), message, form };
    const url = pageUrl(values['page'] ?? '/');
    await this.pages.show(request, reply, pageScreen, async (shopRequest) => {
      const content = await this.screen.at(shopRequest, url, subscription);
      if (content === undefined) throw new NotFound();
      return { ...content, status };
    });
  }
}
