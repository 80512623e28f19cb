import { Injectable } from '@nestjs/common';
import type { ConnectToken } from '@selvedge/shared/connect/contract';

import type { EditorPass } from '../../platform/authorization/editor-sessions.js';
import type { Tenant } from '../../platform/authorization/tenant.js';
import { Clock } from '../../platform/clock.js';
import { CollabJoining } from '../pages/index.js';
import { ConnectSecrets, type BearerClaims } from './connect-secrets.service.js';

export interface CallPlace {
  readonly tenant: Tenant;
  /** `https://shop.example` */
  readonly server: string;
  /** Origin header; empty if there is none. */
  readonly origin: string;
}

/** Fraction of a ticket's lifetime after which clients request a new one. */
const renewAt = 0.8;

/** Tickets for live pages and bearer tokens for calls of editors. */
@Injectable()
export class ConnectTokens {
  constructor(
    private readonly joining: CollabJoining,
    private readonly secrets: ConnectSecrets,
    private readonly clock: Clock,
  ) {}

  bearer(claims: BearerClaims): Promise<string> {
    return this.secrets.bearer(claims);
  }

  async tokenFor(editor: EditorPass, { tenant, server }: CallPlace): Promise<ConnectToken> {
    const { session, division, origin, page } = editor;
    const applicant = { tenant, session, token: undefined, editor };
    const key = { division, uuid: page.uuid };
    const ticket = await this.joining.ticketFor(applicant, key, { server, origin });
    const { scopes: _, ...collab } = ticket;
    const nowMs = this.clock.now().getTime();
    const lifeMs = Date.parse(collab.expiresAt) - nowMs;
    return { collab, renewBefore: new Date(nowMs + lifeMs * renewAt).toISOString() };
  }
}
