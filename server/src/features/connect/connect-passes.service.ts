import { Injectable } from '@nestjs/common';
import { anotherStore, notSignedIn } from '@selvedge/shared/permissions/refusals';

import { EditorSessions, type EditorPass } from '../../platform/authorization/editor-sessions.js';
import { Refused } from '../../platform/authorization/refused.js';
import type { Tenant } from '../../platform/authorization/tenant.js';
import { ConnectSecrets } from './connect-secrets.service.js';
import { ConnectSessions, type OpenSession } from './connect-sessions.service.js';

/** Authenticates external editors by their bearer tokens. */
@Injectable()
export class ConnectPasses extends EditorSessions {
  constructor(
    private readonly sessions: ConnectSessions,
    private readonly secrets: ConnectSecrets,
  ) {
    super();
  }

  override async enter(bearer: string, tenant: Tenant): Promise<EditorPass> {
    const claims = await this.secrets.claimsIn(bearer);
    if (claims === undefined) throw new Refused(notSignedIn);
    if (claims.division !== tenant.division) throw new Refused(anotherStore);
    return passOf(await this.sessions.find(claims.sessionId, tenant), claims.holder);
  }

  override async stands(sessionId: string, tenant: Tenant): Promise<boolean> {
    try {
      await this.sessions.find(sessionId, tenant);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }
}

/** A frame's pass is read-only. */
export function passOf({ row, session }: OpenSession, holder: EditorPass['holder']): EditorPass {
  const { id: sessionId, client, origin, division, pageId, pageUuid } = row;
  return {
    ...{ sessionId, holder, program: client.name, origin, division, session },
    scopes: holder === 'frame' ? ['page:read'] : row.scopes,
    page: { id: pageId, uuid: pageUuid },
  };
}
