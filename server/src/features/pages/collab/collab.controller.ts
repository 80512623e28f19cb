import { Controller, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import type { CollabTicket } from '@selvedge/shared/collab/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import { OpenToFrames } from '../../../platform/http/editor-calls.js';
import { PageIdPipe } from '../page-body.pipe.js';
import { PageNotFound } from '../page.errors.js';
import { PagesReader } from '../page.queries.js';
import { CollabJoining } from './collab-joining.service.js';

/** Issues tickets for live pages to store members. */
@Controller('omnis/v3/divisions/:division/pages')
export class CollabController {
  constructor(
    private readonly reader: PagesReader,
    private readonly joining: CollabJoining,
  ) {}

  @Post(':id/collab')
  @HttpCode(HttpStatus.OK)
  @Can('pages.join')
  @OpenToFrames()
  async join(
    @Req() { facts, headers, protocol, host }: FastifyRequest,
    @Param('id', PageIdPipe) id: number,
  ): Promise<CollabTicket> {
    const { division } = facts;
    const page = await this.reader.byId(division, id);
    if (page === undefined) throw new PageNotFound();
    const server = `${protocol}://${host}`;
    const place = { server, origin: headers.origin ?? server };
    return this.joining.ticketFor(facts, { division, uuid: page.uuid }, place);
  }
}
