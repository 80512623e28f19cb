import { hkdfSync, randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { CollabScope } from '@selvedge/shared/collab/contract';
import { errors, jwtVerify, SignJWT } from 'jose';

import type { Tenant } from '../../../platform/authorization/tenant.js';
import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import type { PageKey } from './page-docs.queries.js';
import type { Identity } from './presence/presence.js';

/** What a ticket says of the person. */
export interface PersonClaims extends Identity {
  readonly scopes: readonly CollabScope[];
  /** The blocks that alone may be changed; the whole page where it is left out. */
  readonly blocks?: readonly string[];
  readonly holder: TicketHolder;
}

/** The session that a ticket was made for, a person's or that of an external editor, and on which host. */
export type TicketHolder = { readonly tenant: Tenant } & (
  | { readonly session: string }
  | { readonly connect: string }
);

/** What a ticket says; it is good for one page. */
export interface TicketClaims extends PageKey, PersonClaims {
  readonly epoch: number;
  /** Whose pages may use it: `https://shop.example`. */
  readonly origin: string;
}

/** A ticket that somebody came with. */
export type Ticket = TicketClaims & {
  /** Names the ticket. */
  readonly id: string;
};

/** Joining is possible for so long; who is in stays. */
const lifetimeMs = 5 * 60_000;
const audience = 'collab';

/** Signs who may join which page, and what they may do there. The same key in every process, for good. */
@Injectable()
export class CollabTickets {
  private readonly key: Uint8Array;

  constructor(
    { DATA_KEY }: Config,
    private readonly clock: Clock,
  ) {
    this.key = new Uint8Array(hkdfSync('sha256', DATA_KEY, '', 'collab-tickets', 32));
  }

  async issue(
    claims: TicketClaims,
    now = this.clock.now(),
  ): Promise<{ readonly token: string; readonly expiresAt: Date }> {
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const token = await new SignJWT({ ticket: claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(claims.subject)
      .setJti(randomUUID())
      .setAudience(audience)
      .setExpirationTime(expiresAt)
      .sign(this.key);
    return { token, expiresAt };
  }

  /** Why it is no ticket, where it is none. */
  async read(token: string): Promise<Ticket | 'bad' | 'expired'> {
    try {
      const { payload } = await jwtVerify<{ ticket: TicketClaims; jti: string }>(token, this.key, {
        algorithms: ['HS256'],
        audience,
        currentDate: this.clock.now(),
      });
      return { ...payload.ticket, id: payload.jti };
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'bad';
    }
  }
}
