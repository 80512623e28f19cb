import { Injectable } from '@nestjs/common';
import { decodedPath } from '@selvedge/shared/http/decoded-path';
import type { ConnectFrame } from '@selvedge/shared/connect/contract';
import { sessionNotFound } from '@selvedge/shared/connect/refusals';
import { pageUrl } from '@selvedge/shared/pages/page-address';

import type { EditorFrame } from '../../../platform/authorization/editor-sessions.js';
import { Refused } from '../../../platform/authorization/refused.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { PagesReader } from '../../pages/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { ConnectSessions } from '../connect-sessions.service.js';
import { ConnectTokens } from '../connect-tokens.service.js';

@Injectable()
export class ConnectFrames {
  constructor(
    private readonly sessions: ConnectSessions,
    private readonly pages: PagesReader,
    private readonly tokens: ConnectTokens,
    private readonly stores: StoreDirectory,
  ) {}

  /** Succeeds for the first caller. Throws Refused for all others. */
  async take(sessionId: string, tenant: Tenant): Promise<ConnectFrame> {
    const { row } = await this.sessions.find(sessionId, tenant);
    const { division, origin, scopes, module, operator, pageId } = row;
    const isFirst = await this.sessions.takeFrame(division, sessionId);
    if (!isFirst) throw new Refused(sessionNotFound);
    const bearer = await this.tokens.bearer({ sessionId, division, holder: 'frame' });
    const theme = scopes.includes('theme:preview') ? this.themeOf(division) : undefined;
    return { origin, scopes, module, operator, pageId, bearer, ...(theme && { theme }) };
  }

  /** Returns the frame for a URL of the host's shop; undefined without an open session. */
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

  private themeOf(division: number): ConnectFrame['theme'] {
    const store = this.stores.store(division);
    return store && { name: store.theme, values: store.themeValues ?? {} };
  }
}
