import {
  recorded,
  rowsOf,
  scenarioFor,
} from '../../platform/event-log/testing/event-log.testing.js';
import type { GrantConnect, OpenConnectSession, RevokeConnectSession } from './connect.commands.js';
import { connectDecider } from './connect.decider.js';
import {
  GrantExpired,
  GrantUsed,
  OriginNotAllowed,
  ProtocolUnsupported,
  ScopeDenied,
  SessionNotFound,
} from './connect.errors.js';
import type { ConnectEvent } from './connect.events.js';
import { connectSessions } from './connect-sessions.projection.js';

const { given } = scenarioFor(connectDecider);
const sessionId = '0c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f';
const page = { id: 7, uuid: '1c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f' };
const origin = 'https://editor.example';
const grant: GrantConnect = {
  type: 'GrantConnect',
  ...{ sessionId, page, origin, codeHash: 'hash', module: 'v2' },
  scopes: ['page:read', 'page:write', 'publish'],
  grantor: { kind: 'customer', id: 3 },
  expiresAt: '2026-01-01T12:01:00.000Z',
};
const granted: ConnectEvent = { ...grant, type: 'ConnectGranted' };
const open: OpenConnectSession = {
  type: 'OpenConnectSession',
  ...{ sessionId, origin, codeHash: 'hash', protocol: [1], operator: 'headless' },
  ...{ module: undefined, scopes: undefined, client: { name: 'Loom', version: '2' } },
  now: '2026-01-01T12:01:00.000Z',
};
const opened: ConnectEvent = {
  type: 'ConnectSessionOpened',
  ...{ sessionId, page, origin, protocol: 1, module: 'v2', operator: 'headless' },
  ...{ scopes: grant.scopes, client: open.client, grantor: grant.grantor },
};
const revoke: RevokeConnectSession = { type: 'RevokeConnectSession', sessionId, reason: 'ended' };
const revoked: ConnectEvent = {
  type: 'ConnectSessionRevoked',
  ...{ sessionId, origin, scopes: grant.scopes, reason: 'ended' },
};

describe('external editor session', () => {
  it('is stored under its id', () => {
    expect(connectDecider.stream(open)).toBe(`connect-${sessionId}`);
  });

  it('EDT-010 is granted with a hashed code', () => {
    given().when(grant).thenEvents(granted);
    given(granted).when(grant).thenNothing();
  });

  it('cannot be granted without the read scope', () => {
    given()
      .when({ ...grant, scopes: ['page:write'] })
      .thenThrows(new ScopeDenied());
  });

  it('EDT-010 opens once, before it expires, from its origin, with its code', () => {
    given(granted).when(open).thenEvents(opened);
    given(granted, opened).when(open).thenThrows(new GrantUsed());
    given(granted, opened, revoked).when(open).thenThrows(new GrantUsed());
    given(granted)
      .when({ ...open, now: '2026-01-01T12:01:00.001Z' })
      .thenThrows(new GrantExpired());
    given(granted)
      .when({ ...open, origin: 'https://editor.example:8443' })
      .thenThrows(new OriginNotAllowed());
  });

  it('reports only an expired grant if the code is wrong', () => {
    given().when(open).thenThrows(new GrantExpired());
    const guess = { ...open, codeHash: 'guess', origin: 'https://other.example' };
    given(granted).when(guess).thenThrows(new GrantExpired());
    given(granted, opened).when(guess).thenThrows(new GrantExpired());
  });

  it('requires a common protocol version', () => {
    given(granted)
      .when({ ...open, protocol: [2] })
      .thenThrows(new ProtocolUnsupported());
    given(granted)
      .when({ ...open, protocol: [2, 1] })
      .thenEvents(opened);
  });

  it('has the scopes that were both granted and requested, including the read scope', () => {
    given(granted)
      .when({ ...open, scopes: ['page:read', 'comment', 'publish'] })
      .thenEvents({ ...opened, scopes: ['page:read', 'publish'] });
    given(granted)
      .when({ ...open, scopes: ['page:write'] })
      .thenThrows(new ScopeDenied());
  });

  it('PAG-019 uses the highest module version that both sides support', () => {
    given(granted)
      .when({ ...open, module: 'v3Dev' })
      .thenEvents(opened);
    given(granted)
      .when({ ...open, module: 'v1' })
      .thenEvents({ ...opened, module: 'v1' });
  });

  it('ends once, and not before it was opened', () => {
    given(granted, opened).when(revoke).thenEvents(revoked);
    given(granted, opened, revoked).when(revoke).thenNothing();
    given(granted).when(revoke).thenThrows(new SessionNotFound());
    given().when(revoke).thenThrows(new SessionNotFound());
  });
});

describe('session rows', () => {
  it('exist from the opening on, with the time of the end', () => {
    const row = {
      ...{ division: 1, id: sessionId, pageId: 7, pageUuid: page.uuid, origin },
      ...{ scopes: grant.scopes, module: 'v2', operator: 'headless', client: open.client },
      ...{ grantor: grant.grantor, openedAt: '2026-01-01T00:00:01.000Z' },
    };
    expect(rowsOf(connectSessions, recorded<ConnectEvent>([granted]))).toStrictEqual([]);
    expect(rowsOf(connectSessions, recorded<ConnectEvent>([granted, opened]))).toStrictEqual([
      { ...row, endedAt: null },
    ]);
    expect(
      rowsOf(connectSessions, recorded<ConnectEvent>([granted, opened, revoked])),
    ).toStrictEqual([{ ...row, endedAt: '2026-01-01T00:00:02.000Z' }]);
  });
});
