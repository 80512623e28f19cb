import { hkdfSync, randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { CollabScope } from '@selvedge/shared/collab/contract';
import { errors, jwtVerify, SignJWT } from 'jose';

import type { Tenant } from '../../../platform/authorization/tenant.js';
import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import type { PageKey } from './page-docs.queries.js';
import type { Identity } from './presence/presence.js';

/** Identity and permissions in a ticket. */
export interface PersonClaims extends Identity {
  readonly scopes: readonly CollabScope[];
  /** The only blocks that may be changed; the whole page if omitted. */
  readonly blocks?: readonly string[];
  readonly holder: TicketHolder;
}

/** Session the ticket was issued for, of a person or an external editor, and its host. */
export type TicketHolder = { readonly tenant: Tenant } & (
  | { readonly session: string }
  | { readonly connect: string }
);

/** Content of a ticket. It is valid for one page. */
export interface TicketClaims extends PageKey, PersonClaims {
  readonly epoch: number;
  /** Origin of the pages that may use the ticket, for example `https://shop.example`. */
  readonly origin: string;
}

/** A verified ticket. */
export type Ticket = TicketClaims & {
  /** Identifies the ticket. */
  readonly id: string;
};

/** Time to join with a ticket; members stay connected after that. */
const lifetimeMs = 5 * 60_000;
const audience = 'collab';

/** Signs and verifies tickets for live pages. All processes share one permanent key. */
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

  /** Returns the ticket, or why it is invalid. */
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
