import { Injectable } from '@nestjs/common';
import { pageScreen } from '@selvedge/shared/pages/page.screen';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound } from '../../../platform/refusals.js';
import { PersonalPages, refusalOf, textFields, wantsState } from '../../storefront/index.js';
import { PageScreen } from './page.screen.js';

/** How the forms of blocks are answered. */
@Injectable()
export class BlockForms {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: PageScreen,
  ) {}

  /** The page again with what was filled in; our script is told what was wrong. */
  async refuse(request: FastifyRequest, reply: FastifyReply, thrown: unknown): Promise<void> {
    if (wantsState(request)) throw thrown;
    const { status, message, errors } = refusalOf(thrown);
    const values = textFields(request.body);
    const form = { values, errors, message: null };
    const subscription = { block: Number(values['block'] ?? 0), message, form };
    const url = pageUrl(values['page'] ?? '/');
    await this.pages.show(request, reply, pageScreen, async (asked) => {
      const content = await this.screen.at(asked, url, subscription);
      if (content === undefined) throw new NotFound();
      return { ...content, status };
    });
  }
}
