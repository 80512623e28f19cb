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

/** What somebody may do with the live document of a page. */
function scopesOf(asker: Asker): readonly CollabScope[] {
  if (!can(asker, 'pages.join')) return [];
  return [
    'page:read',
    ...(can(asker, 'comments.write') ? (['comment'] as const) : []),
    ...(can(asker, 'pages.edit') ? (['page:write'] as const) : []),
    ...(can(asker, 'pages.publish') ? (['publish'] as const) : []),
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
    const { name, avatar } = await this.shownAs(session);
    if (editor !== undefined)
      return { subject, ...programOf(editor, name), ...grantedTo(editor, tenant) };
    const about = { subject, name, colour: colourOf(subject) };
    const person = { ...about, ...(avatar !== null && { avatar }) };
    const holder = { session: this.sessions.nameOf(token), tenant };
    return { ...person, scopes: scopesOf(askerIn(applicant, division)), holder };
  }

  private async shownAs({ subject }: Session) {
    return subject === null ? { name: '', avatar: null } : this.accounts.shownAs(subject);
  }

  /** The ticket that somebody came with, or the code that they are sent away with. */
  async admit(token: string): Promise<Ticket | number> {
    const ticket = await this.tickets.read(token);
    if (ticket === 'bad') return closeCodes.badToken;
    if (ticket === 'expired') return closeCodes.tokenExpired;
    return (await this.endOf(ticket)) ?? ticket;
  }

  /**
   * The code that who holds a ticket is sent away with: once its session is over, or they may no longer look
   * at the page; also once they may do more or less there than it says.
   */
  async endOf({ holder, division, scopes }: TicketClaims): Promise<number | undefined> {
    if ('connect' in holder) {
      const stands = await this.editors.stands(holder.connect, holder.tenant);
      return stands ? undefined : closeCodes.forbidden;
    }
    const session = await this.sessions.named(holder.session, holder.tenant);
    if (session === undefined) return closeCodes.badToken;
    const now = scopesOf(askerIn({ tenant: holder.tenant, session }, division));
    if (now.length === 0) return closeCodes.forbidden;
    const isSame = now.length === scopes.length && scopes.every((scope) => now.includes(scope));
    return isSame ? undefined : closeCodes.rightsChanged;
  }
}

/** As what others see an editor: it is not the one in whose name it works. */
function programOf({ program, sessionId }: EditorPass, name: string): Omit<Identity, 'subject'> {
  return { presenceId: sessionId, name: `${program}, for ${name}`, colour: colourOf(sessionId) };
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
