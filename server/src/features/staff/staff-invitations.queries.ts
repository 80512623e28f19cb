import { Injectable } from '@nestjs/common';
import { platformDivision } from '@selvedge/shared/stores/contract';
import { DataSource, MoreThan } from 'typeorm';

import { StaffInvitationEntity } from './staff-invitation.entity.js';
import type { StaffInvitationRow } from './staff-invitations.projection.js';

@Injectable()
export class StaffInvitationsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<StaffInvitationRow | undefined> {
    const { manager } = this.dataSource;
    return (
      (await manager.findOneBy(StaffInvitationEntity, { division: platformDivision, id })) ??
      undefined
    );
  }

  /** Addressed invitations that can be used at `now` (ISO 8601), newest first. */
  open(now: string): Promise<readonly StaffInvitationRow[]> {
    return this.dataSource.manager.find(StaffInvitationEntity, {
      where: {
        division: platformDivision,
        stage: 'open',
        isAddressed: true,
        expiresAt: MoreThan(now),
      },
      order: { invitedAt: 'DESC', id: 'ASC' },
    });
  }
}
