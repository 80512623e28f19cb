import { moduleFor } from '@selvedge/shared/connect/modes';
import { connectProtocol } from '@selvedge/shared/connect/protocol';
import { commonScopes } from '@selvedge/shared/connect/scopes';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { ConnectCommand, GrantConnect, OpenConnectSession } from './connect.commands.js';
import {
  GrantExpired,
  GrantUsed,
  OriginNotAllowed,
  ProtocolUnsupported,
  ScopeDenied,
  SessionNotFound,
} from './connect.errors.js';
import type { ConnectEvent, ConnectGranted, ConnectSessionOpened } from './connect.events.js';

interface Connect {
  readonly grant?: ConnectGranted;
  readonly session?: ConnectSessionOpened;
  readonly isOver?: true;
}

/** Decides an editor session from its grant to its end (EDT-010, decision 0025). */
export const connectDecider: Decider<Connect, ConnectCommand, ConnectEvent> = {
  stream: ({ sessionId }) => `connect-${sessionId}`,
  initial: {},
  decide: (command, { grant, session, isOver }) => {
    switch (command.type) {
      case 'GrantConnect':
        requireReading(command.scopes);
        return grant === undefined ? [granted(command)] : [];
      case 'OpenConnectSession':
        return [opened(command, usable(command, grant, session !== undefined))];
      case 'RevokeConnectSession': {
        if (session === undefined) throw new SessionNotFound();
        const { sessionId, origin, scopes } = session;
        const { reason } = command;
        return isOver ? [] : [{ type: 'ConnectSessionRevoked', sessionId, origin, scopes, reason }];
      }
    }
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'ConnectGranted':
        return { grant: event };
      case 'ConnectSessionOpened':
        return { ...state, session: event };
      case 'ConnectSessionRevoked':
        return { ...state, isOver: true };
    }
  },
};

function granted(command: GrantConnect): ConnectGranted {
  const { sessionId, codeHash, page, origin, scopes, module, grantor, expiresAt } = command;
  const { id, uuid } = page;
  return {
    type: 'ConnectGranted',
    ...{ sessionId, codeHash, page: { id, uuid }, origin, scopes, module, grantor, expiresAt },
  };
}

/**
 * Returns the usable grant. A wrong code always gets GrantExpired, so that it discloses nothing.
 */
function usable(
  { codeHash, origin, now }: OpenConnectSession,
  grant: ConnectGranted | undefined,
  isUsed: boolean,
): ConnectGranted {
  if (grant?.codeHash !== codeHash) throw new GrantExpired();
  if (grant.origin !== origin) throw new OriginNotAllowed();
  if (isUsed) throw new GrantUsed();
  if (now > grant.expiresAt) throw new GrantExpired();
  return grant;
}

function opened(command: OpenConnectSession, grant: ConnectGranted): ConnectSessionOpened {
  const { sessionId, protocol, module = grant.module, operator, client } = command;
  if (!protocol.includes(connectProtocol)) throw new ProtocolUnsupported();
  const scopes = commonScopes(grant.scopes, command.scopes ?? grant.scopes);
  requireReading(scopes);
  const { page, origin, grantor } = grant;
  return {
    type: 'ConnectSessionOpened',
    ...{ sessionId, page, origin, scopes, operator, client, grantor },
    protocol: connectProtocol,
    // The page's own module version was checked when access was granted.
    module: moduleFor(false, grant.module, module),
  };
}

/** A session without read access would be useless. */
function requireReading(scopes: readonly string[]): void {
  if (!scopes.includes('page:read')) throw new ScopeDenied();
}
