import { Injectable } from '@nestjs/common';
import { can } from '@selvedge/shared/policies/policies';

import { principalIn } from '../../platform/authorization/principal.js';
import { SessionDirectory, type Session } from '../../platform/authorization/session.js';
import type { Tenant } from '../../platform/authorization/tenant.js';
import { AllowedEditorsService } from './admin/allowed-editors.service.js';
import type { RevocationReason } from './connect.events.js';
import type { ConnectSessionRow } from './connect-sessions.projection.js';

@Injectable()
export class ConnectRights {
  constructor(
    private readonly people: SessionDirectory,
    private readonly allowed: AllowedEditorsService,
  ) {}

  /**
   * Returns the permissions of the person who granted access, or the reason why the session has to
   * end.
   */
  async accessOf(
    { grantor, origin }: Pick<ConnectSessionRow, 'grantor' | 'origin'>,
    tenant: Tenant,
  ): Promise<Session | RevocationReason> {
    if (!this.allowed.allows(tenant.division, origin)) return 'origin-removed';
    const session = await this.people.ofSubject(grantor);
    const mayEdit =
      session !== undefined &&
      can(principalIn({ tenant, session }, tenant.division), 'pages.manage');
    return mayEdit ? session : 'permission-lost';
  }
}
