import { Injectable } from '@nestjs/common';
import { pageScreen } from '@selvedge/shared/pages/page.screen';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound } from '../../platform/refusals.js';
import {
  PersonalPages,
  refusalOf,
  textFields,
  isStateRequest,
} from '../../features/storefront/index.js';
import { PageScreen } from './page.screen.js';

interface Accepted {
  readonly message: string;
  /** Query parameter by which the block recognizes the result. */
  readonly mark: 'sent' | 'subscribed';
  /** Block and page of the form, as sent by the form itself. */
  readonly at: { readonly block?: string | undefined; readonly page?: string | undefined };
}

/** Responds to the forms of blocks. */
@Injectable()
export class BlockForms {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: PageScreen,
  ) {}

  /**
   * Sends the message to our script; otherwise redirects to the block, with `mark` as the success
   * parameter.
   */
  async accept(
    request: FastifyRequest,
    reply: FastifyReply,
    { message, mark, at: { block = '0', page = '/' } }: Accepted,
  ): Promise<void> {
    if (isStateRequest(request)) await reply.send({ message });
    else await reply.redirect(`${encodeURI(pageUrl(page))}?${mark}=${block}#b-${block}`, 303);
  }

  /** Sends the error to our script; otherwise renders the page with the entered values. */
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
