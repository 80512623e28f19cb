import { Injectable } from '@nestjs/common';
import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { COLLAB_SCOPES, type CollabScope } from '@selvedge/shared/collab/contract';
import { writableBlocks } from '@selvedge/shared/connect/scopes';
import type { Asker } from '@selvedge/shared/permissions/asker';
import { can } from '@selvedge/shared/permissions/policies';

import { askerIn, type Caller } from '../../../platform/authorization/asker.js';
import {
  EditorSessions,
  type EditorPass,
} from '../../../platform/authorization/editor-sessions.js';
import { actorOf, SessionDirectory } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { Accounts } from '../../accounts/index.js';
import { colourOf } from './collab-colours.js';
import {
  CollabTickets,
  type PersonClaims,
  type Ticket,
  type TicketClaims,
} from './collab-tickets.service.js';

/** What somebody may do with the live document of a page. */
function scopesOf(asker: Asker): readonly CollabScope[] {
  if (!can(asker, 'pages.join')) return [];
  return [
    ...(['page:read', 'comment'] as const),
    ...(can(asker, 'pages.manage') ? (['page:write', 'publish'] as const) : []),
  ];
}

/** Who asks for a ticket, and from where. */
export interface Applicant extends Caller {
  /** Of the session. */
  readonly token: string | undefined;
  /** Of an external editor that applies in their name. */
  readonly editor?: EditorPass;
}

type Granted = Pick<PersonClaims, 'scopes' | 'blocks' | 'holder'>;

/** Who may join which page, and whether those who were let in still may. */
@Injectable()
export class CollabRights {
  constructor(
    private readonly sessions: SessionDirectory,
    private readonly accounts: Accounts,
    private readonly tickets: CollabTickets,
    private readonly editors: EditorSessions,
  ) {}

  /** Who somebody is, and what they may do, as their ticket says it. */
  async claimsOf(applicant: Applicant, division: number): Promise<PersonClaims> {
    const { session, tenant, token = '', editor } = applicant;
    const subject = actorOf(session);
    const name = session.subject === null ? '' : await this.accounts.nameOf(session.subject);
    const person = { subject, name: name ?? '', colour: colourOf(subject) };
    if (editor !== undefined) return { ...person, ...grantedTo(editor, tenant) };
    const holder = { session: this.sessions.nameOf(token), tenant };
    return { ...person, scopes: scopesOf(askerIn(applicant, division)), holder };
  }

  /** The ticket that somebody came with, or the code that they are sent away with. */
  async admit(token: string): Promise<Ticket | number> {
    const ticket = await this.tickets.read(token);
    if (ticket === 'bad') return closeCodes.badToken;
    if (ticket === 'expired') return closeCodes.tokenExpired;
    return (await this.stand(ticket)) ? ticket : closeCodes.forbidden;
  }

  /** False once the session of the ticket is over, or its holder may do less than the ticket says. */
  async stand({ holder, division, scopes }: TicketClaims): Promise<boolean> {
    if ('connect' in holder) return this.editors.stands(holder.connect, holder.tenant);
    const session = await this.sessions.named(holder.session, holder.tenant);
    if (session === undefined) return false;
    const now = scopesOf(askerIn({ tenant: holder.tenant, session }, division));
    return scopes.every((scope) => now.includes(scope));
  }
}

/** What an editor may do, of what its session names. */
function grantedTo({ sessionId, scopes }: EditorPass, tenant: Tenant): Granted {
  const blocks = writableBlocks(scopes);
  const isLimited = blocks !== 'all' && blocks.size > 0;
  const writing = isLimited ? [...scopes, 'page:write'] : scopes;
  return {
    scopes: COLLAB_SCOPES.filter((scope) => writing.includes(scope)),
    ...(isLimited && { blocks: [...blocks] }),
    holder: { connect: sessionId, tenant },
  };
}
