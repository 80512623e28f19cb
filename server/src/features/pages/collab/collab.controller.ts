import { Controller, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { liveSchema, type CollabScope, type CollabTicket } from '@selvedge/shared/collab/contract';
import { roomName } from '@selvedge/shared/collab/room';
import type { Asker } from '@selvedge/shared/permissions/asker';
import { can } from '@selvedge/shared/permissions/policies';
import type { FastifyRequest } from 'fastify';

import { askerOf } from '../../../platform/authorization/asker.js';
import { Can } from '../../../platform/authorization/can.guard.js';
import { actorOf, type Session } from '../../../platform/authorization/session.js';
import { Accounts } from '../../accounts/index.js';
import { PageIdPipe } from '../page-body.pipe.js';
import { PageNotFound } from '../page.errors.js';
import { PagesReader } from '../page.queries.js';
import { colourOf } from './collab-colours.js';
import { CollabTickets } from './collab-tickets.service.js';
import { LivePages } from './live-pages.service.js';

/** How those who make a page come to its live document. */
@Controller('omnis/v3/divisions/:division/pages')
export class CollabController {
  constructor(
    private readonly reader: PagesReader,
    private readonly live: LivePages,
    private readonly tickets: CollabTickets,
    private readonly accounts: Accounts,
  ) {}

  @Post(':id/collab')
  @HttpCode(HttpStatus.OK)
  @Can('pages.join')
  async join(
    @Req() request: FastifyRequest,
    @Param('id', PageIdPipe) id: number,
  ): Promise<CollabTicket> {
    const { facts } = request;
    const { division } = facts;
    const page = await this.reader.byId(division, id);
    if (page === undefined) throw new PageNotFound();
    const { uuid } = page;
    const epoch = await this.live.epochOf({ division, uuid });
    const scopes = scopesOf(askerOf(facts));
    const origin = request.headers.origin ?? `${request.protocol}://${request.host}`;
    const { token, expiresAt } = await this.tickets.issue({
      ...{ division, uuid, epoch, scopes, origin },
      ...(await this.identityOf(facts.session)),
    });
    return {
      url: `${request.protocol === 'https' ? 'wss' : 'ws'}://${request.host}/collab`,
      room: roomName({ uuid, epoch }),
      ...{ token, expiresAt: expiresAt.toISOString(), schema: liveSchema, epoch, scopes },
    };
  }

  private async identityOf(session: Session) {
    const { subject } = session;
    const actor = actorOf(session);
    const name = subject === null ? undefined : await this.accounts.nameOf(subject);
    return { subject: actor, name: name ?? '', colour: colourOf(actor) };
  }
}

function scopesOf(asker: Asker): readonly CollabScope[] {
  return [
    ...(['page:read', 'comment'] as const),
    ...(can(asker, 'pages.manage') ? (['page:write', 'publish'] as const) : []),
  ];
}
