import { Injectable } from '@nestjs/common';
import type {
  ConnectSession,
  ConnectToken,
  OpenConnectSession,
} from '@selvedge/shared/connect/contract';
import { connectProtocol } from '@selvedge/shared/connect/protocol';
import { pageNotFound, sessionNotFound } from '@selvedge/shared/connect/refusals';

import type { EditorPass } from '../../platform/authorization/editor-sessions.js';
import { Refused } from '../../platform/authorization/refused.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { PagesReader } from '../pages/index.js';
import { ConnectGrants } from './connect-grants.service.js';
import { passOf } from './connect-passes.service.js';
import { ConnectSessions } from './connect-sessions.service.js';
import { ConnectTokens, type CallPlace } from './connect-tokens.service.js';

@Injectable()
export class ConnectService {
  constructor(
    private readonly grants: ConnectGrants,
    private readonly sessions: ConnectSessions,
    private readonly pages: PagesReader,
    private readonly tokens: ConnectTokens,
  ) {}

  /**
   * Throws the errors of redeeming a code, and Refused if the session or page ended in the
   * meantime.
   */
  async open(
    context: CommandContext,
    place: CallPlace,
    input: OpenConnectSession,
  ): Promise<ConnectSession> {
    const { tenant, server, origin } = place;
    const { division } = tenant;
    const sessionId = await this.grants.redeem(context, origin, input);
    const standing = await this.sessions.find(sessionId, tenant);
    const { pageUuid, pageId, module, operator, scopes } = standing.row;
    const page = await this.pages.byUuid(division, pageUuid);
    if (page === undefined) throw new Refused(pageNotFound);
    const path = encodeURI(page.liveUrl ?? page.url);
    return {
      ...{ sessionId, protocol: connectProtocol, module, operator, scopes, division, pageId },
      ...(await this.tokens.tokenFor(passOf(standing, 'host'), place)),
      frameUrl: `${server}${path}?connect=${sessionId}`,
      bearer: await this.tokens.bearer({ sessionId, division, holder: 'host' }),
    };
  }

  /**
   * Returns a new ticket and restarts the session's lifetime. Throws Refused for any session but
   * the caller's own.
   */
  async renew(pass: EditorPass, sessionId: string, place: CallPlace): Promise<ConnectToken> {
    if (pass.sessionId !== sessionId) throw new Refused(sessionNotFound);
    await this.sessions.renew(pass.division, sessionId);
    return this.tokens.tokenFor(pass, place);
  }
}
