import type { Projection } from '../../platform/event-log/model/projection.js';
import type { ConnectEvent, ConnectSessionOpened } from './connect.events.js';

type SessionFacts = Pick<
  ConnectSessionOpened,
  'origin' | 'scopes' | 'module' | 'operator' | 'client' | 'grantor'
>;

/** Session of an external editor, as recorded in the log. */
export interface ConnectSessionRow extends SessionFacts {
  readonly division: number;
  readonly id: string;
  readonly pageId: number;
  readonly pageUuid: string;
  /** ISO 8601. */
  readonly openedAt: string;
  /** ISO 8601; null until the session is ended. */
  readonly endedAt: string | null;
}

export const connectSessions: Projection<ConnectSessionRow, ConnectEvent> = {
  name: 'connect-sessions',
  reads: ['ConnectSessionOpened', 'ConnectSessionRevoked'],
  keysOf: ({ division, event }) => [{ division, id: event.sessionId }],
  apply: (row, { division, occurredAt, event }) => {
    switch (event.type) {
      case 'ConnectGranted':
        return row;
      case 'ConnectSessionOpened': {
        const { sessionId: id, page, origin, scopes, module, operator, client, grantor } = event;
        return {
          ...{ division, id, pageId: page.id, pageUuid: page.uuid },
          ...{ origin, scopes, module, operator, client, grantor },
          ...{ openedAt: occurredAt, endedAt: null },
        };
      }
      case 'ConnectSessionRevoked':
        return row && { ...row, endedAt: occurredAt };
    }
  },
};
