import { Injectable } from '@nestjs/common';
import type { AllowedEditors, LiveConnectSession } from '@selvedge/shared/connect/contract';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Accounts } from '../../accounts/index.js';
import { PagesReader } from '../../pages/index.js';
import { AllowedEditorsService } from './allowed-editors.service.js';
import type { TimedSession } from '../connect-sessions.queries.js';
import { ConnectSessions, sessionMs } from '../connect-sessions.service.js';

/** Open sessions of external editors and their allowed origins, for the shop's team. */
@Injectable()
export class LiveConnectSessions {
  constructor(
    private readonly sessions: ConnectSessions,
    private readonly pages: PagesReader,
    private readonly accounts: Accounts,
    private readonly allowed: AllowedEditorsService,
  ) {}

  async list(division: number): Promise<readonly LiveConnectSession[]> {
    const rows = await this.sessions.open(division);
    return Promise.all(rows.map((row) => this.shown(row)));
  }

  /**
   * Saves the origins and ends the sessions of removed ones. Throws the errors of saving the shop.
   */
  async allow(context: CommandContext, origins: readonly string[]): Promise<AllowedEditors> {
    const saved = await this.allowed.save(context, origins);
    const { division } = context;
    for (const { id, origin } of await this.sessions.open(division))
      if (!this.allowed.allows(division, origin))
        await this.sessions.revoke(context, id, 'origin-removed');
    return saved;
  }

  private async shown(row: TimedSession): Promise<LiveConnectSession> {
    const { division, id, pageId, pageUuid, origin, client, module, scopes, grantor } = row;
    const page = await this.pages.byUuid(division, pageUuid);
    return {
      ...{ sessionId: id, pageId, origin, client, module, scopes },
      page: page?.liveUrl ?? page?.url ?? '',
      grantedBy: (await this.accounts.nameOf(grantor)) ?? null,
      openedAt: row.openedAt.toISOString(),
      expiresAt: new Date(row.renewedAt.getTime() + sessionMs).toISOString(),
    };
  }
}
