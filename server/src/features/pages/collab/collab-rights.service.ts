import { Injectable } from '@nestjs/common';
import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { COLLAB_SCOPES, type CollabScope } from '@selvedge/shared/collab/contract';
import { writableBlocks } from '@selvedge/shared/connect/scopes';
import type { Principal } from '@selvedge/shared/permissions/principal';
import { can } from '@selvedge/shared/policies/policies';

import { principalIn, type Caller } from '../../../platform/authorization/principal.js';
import {
  EditorSessions,
  type EditorPass,
} from '../../../platform/authorization/editor-sessions.js';
import {
  actorOf,
  SessionDirectory,
  type Session,
} from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { Accounts } from '../../accounts/index.js';
import type { Identity } from './presence/presence.js';
import { colourOf } from './collab-colours.js';
import {
  CollabTickets,
  type PersonClaims,
  type Ticket,
  type TicketClaims,
} from './collab-tickets.service.js';

/** Scopes of a principal on the live document of a page. */
function scopesOf(principal: Principal): readonly CollabScope[] {
  if (!can(principal, 'pages.join')) return [];
  return [
    'page:read',
    ...(can(principal, 'comments.write') ? (['comment'] as const) : []),
    ...(can(principal, 'pages.edit') ? (['page:write'] as const) : []),
    ...(can(principal, 'pages.publish') ? (['publish'] as const) : []),
  ];
}

/** Principal that requests a ticket. */
export interface Applicant extends Caller {
  /** Session token. */
  readonly token: string | undefined;
  /** External editor that applies in the person's name. */
  readonly editor?: EditorPass;
}

type Granted = Pick<PersonClaims, 'scopes' | 'blocks' | 'holder'>;

/** Decides who may join a live page, and whether current members still may. */
@Injectable()
export class CollabRights {
  constructor(
    private readonly sessions: SessionDirectory,
    private readonly accounts: Accounts,
    private readonly tickets: CollabTickets,
    private readonly editors: EditorSessions,
  ) {}

  /** Returns the identity and scopes to put into a ticket. */
  async claimsOf(applicant: Applicant, division: number): Promise<PersonClaims> {
    const { session, tenant, token = '', editor } = applicant;
    const subject = actorOf(session);
    const { name, avatar } = await this.shownAs(session);
    if (editor !== undefined)
      return { subject, ...programOf(editor, name), ...grantedTo(editor, tenant) };
    const about = { subject, name, colour: colourOf(subject) };
    const person = { ...about, ...(avatar !== null && { avatar }) };
    const holder = { session: this.sessions.nameOf(token), tenant };
    return { ...person, scopes: scopesOf(principalIn(applicant, division)), holder };
  }

  private async shownAs({ subject }: Session) {
    return subject === null ? { name: '', avatar: null } : this.accounts.shownAs(subject);
  }

  /** Returns the verified ticket, or the close code of the refusal. */
  async admit(token: string): Promise<Ticket | number> {
    const ticket = await this.tickets.read(token);
    if (ticket === 'bad') return closeCodes.badToken;
    if (ticket === 'expired') return closeCodes.tokenExpired;
    return (await this.endOf(ticket)) ?? ticket;
  }

  /**
   * Returns the close code for a ticket that is no longer valid: its session ended, the page may no
   * longer be read, or its scopes differ from the current ones.
   */
  async endOf({ holder, division, scopes }: TicketClaims): Promise<number | undefined> {
    if ('connect' in holder) {
      const stands = await this.editors.stands(holder.connect, holder.tenant);
      return stands ? undefined : closeCodes.forbidden;
    }
    const session = await this.sessions.named(holder.session, holder.tenant);
    if (session === undefined) return closeCodes.badToken;
    const now = scopesOf(principalIn({ tenant: holder.tenant, session }, division));
    if (now.length === 0) return closeCodes.forbidden;
    const isSame = now.length === scopes.length && scopes.every((scope) => now.includes(scope));
    return isSame ? undefined : closeCodes.rightsChanged;
  }
}

/** Presents an editor under its own identity, apart from the person it works for. */
function programOf({ program, sessionId }: EditorPass, name: string): Omit<Identity, 'subject'> {
  return { presenceId: sessionId, name: `${program}, for ${name}`, colour: colourOf(sessionId) };
}

/** Scopes of an editor, limited to those its session names. */
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
