import { Injectable } from '@nestjs/common';
import { liveSchema, type CollabTicket } from '@selvedge/shared/collab/contract';
import { roomName } from '@selvedge/shared/collab/room';

import { CollabRights, type Applicant } from './collab-rights.service.js';
import { CollabTickets } from './collab-tickets.service.js';
import { LivePages } from './live-pages.service.js';
import type { PageKey } from './page-docs.queries.js';

/** From where somebody joins. */
export interface JoiningPlace {
  /** Of the server, as they reach it: `https://shop.example`. */
  readonly server: string;
  /** Of the program that joins. */
  readonly origin: string;
}

/** Gives people, and the editors that they let in, what they join live pages with. */
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
