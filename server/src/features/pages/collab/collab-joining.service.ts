import { Injectable } from '@nestjs/common';
import { liveSchema, type CollabTicket } from '@selvedge/shared/collab/contract';
import { roomName } from '@selvedge/shared/collab/room';

import { CollabRights, type Applicant } from './collab-rights.service.js';
import { CollabTickets } from './collab-tickets.service.js';
import { LivePages } from './live-pages.service.js';
import type { PageKey } from './page-docs.queries.js';

/** Addresses of a join request. */
export interface JoiningPlace {
  /** Origin of the server as the client reaches it, for example `https://shop.example`. */
  readonly server: string;
  /** Origin of the program that joins. */
  readonly origin: string;
}

/** Issues tickets for live pages to people and to the editors they authorized. */
@Injectable()
export class CollabJoining {
  constructor(
    private readonly live: LivePages,
    private readonly rights: CollabRights,
    private readonly tickets: CollabTickets,
  ) {}

  async ticketFor(
    applicant: Applicant,
    { division, uuid }: PageKey,
    { server, origin }: JoiningPlace,
  ): Promise<CollabTicket> {
    const epoch = await this.live.epochOf({ division, uuid });
    const person = await this.rights.claimsOf(applicant, division);
    const claims = { ...person, ...{ division, uuid, epoch, origin } };
    const { token, expiresAt } = await this.tickets.issue(claims);
    return {
      url: `${server.replace(/^http/, 'ws')}/collab`,
      room: roomName({ uuid, epoch }),
      ...{ token, expiresAt: expiresAt.toISOString(), schema: liveSchema, epoch },
      scopes: person.scopes,
    };
  }
}
