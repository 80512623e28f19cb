import { Injectable } from '@nestjs/common';
import { pageUrl } from '@selvedge/shared/pages/page-address';

import type { EditorFrame } from '../../../platform/authorization/editor-sessions.js';
import { Refused } from '../../../platform/authorization/refused.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { decodedPath, PagesReader } from '../../pages/index.js';
import { ConnectSessions } from '../connect-sessions.service.js';

/** The frames that external editors show pages of a shop in. */
@Injectable()
export class ConnectFrames {
  constructor(
    private readonly sessions: ConnectSessions,
    private readonly pages: PagesReader,
  ) {}

  /** For an address of the host's shop; undefined for a session that is none, or over. */
  async find(sessionId: string, tenant: Tenant, address: string): Promise<EditorFrame | undefined> {
    try {
      const { row } = await this.sessions.find(sessionId, tenant);
      const { origin, operator, pageId, pageUuid } = row;
      const path = decodedPath(address);
      const isEdited =
        path !== undefined && (await this.pages.idAt(tenant.division, pageUrl(path))) === pageId;
      return { origin, operator, editedPage: isEdited ? pageUuid : undefined };
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }
}
