import { Controller, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { liveSchema, type CollabTicket } from '@selvedge/shared/collab/contract';
import { roomName } from '@selvedge/shared/collab/room';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import { PageIdPipe } from '../page-body.pipe.js';
import { PageNotFound } from '../page.errors.js';
import { PagesReader } from '../page.queries.js';
import { CollabRights } from './collab-rights.service.js';
import { CollabTickets } from './collab-tickets.service.js';
import { LivePages } from './live-pages.service.js';

/** How those who make a page come to its live document. */
@Controller('omnis/v3/divisions/:division/pages')
export class CollabController {
  constructor(
    private readonly reader: PagesReader,
    private readonly live: LivePages,
    private readonly rights: CollabRights,
    private readonly tickets: CollabTickets,
  ) {}

  @Post(':id/collab')
  @HttpCode(HttpStatus.OK)
  @Can('pages.join')
  async join(
    @Req() request: FastifyRequest,
    @Param('id', PageIdPipe) id: number,
  ): Promise<CollabTicket> {
    const { division } = request.facts;
    const page = await this.reader.byId(division, id);
    if (page === undefined) throw new PageNotFound();
    const { uuid } = page;
    const epoch = await this.live.epochOf({ division, uuid });
    const person = await this.rights.claimsOf(request.facts, division);
    const origin = request.headers.origin ?? `${request.protocol}://${request.host}`;
    const claims = { ...person, ...{ division, uuid, epoch, origin } };
    const { token, expiresAt } = await this.tickets.issue(claims);
    return {
      url: `${request.protocol === 'https' ? 'wss' : 'ws'}://${request.host}/collab`,
      room: roomName({ uuid, epoch }),
      ...{ token, expiresAt: expiresAt.toISOString(), schema: liveSchema, epoch },
      scopes: person.scopes,
    };
  }
}
