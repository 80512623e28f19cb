import { Injectable } from '@nestjs/common';
import { managesStores } from '@selvedge/shared/permissions/roles';
import type { OwnStaffUser, StaffUser } from '@selvedge/shared/staff/users/contract';

import { SecondFactorStatus } from '../../accounts/index.js';
import { StaffNotFound } from '../profiles/staff-profile.errors.js';
import { StaffProfiles } from '../profiles/staff-profiles.service.js';
import { StaffRecords } from '../profiles/staff-records.service.js';
import { StaffUsersQueries, type StaffUserRow } from './staff-users.queries.js';

const part = 'rfids';

/** ATL-002, ATL-003: identity and account details of atlas users. */
@Injectable()
export class StaffUsers {
  constructor(
    private readonly queries: StaffUsersQueries,
    private readonly profiles: StaffProfiles,
    private readonly records: StaffRecords,
    private readonly factors: SecondFactorStatus,
  ) {}

  async of(id: number): Promise<StaffUser> {
    const row = await this.found(id);
    const subject = subjectOf(id);
    const [{ username }, rfids, { isOn }] = await Promise.all([
      this.profiles.of(subject),
      this.rfidsOf(subject),
      this.factors.of({ kind: 'staff', id }),
    ]);
    return { ...userIn(row, username), rfids, twoFactorAuthEnabled: isOn };
  }

  /** Includes the private fields of the profile. Throws StaffNotFound. */
  async own(id: number): Promise<OwnStaffUser> {
    const [user, profile] = await Promise.all([this.of(id), this.profiles.of(subjectOf(id))]);
    const { mission, bio, dateOfBirth, colour, mobilePhoneNumber } = profile;
    return { ...user, mission, bio, dateOfBirth, colour, mobilePhoneNumber };
  }

  /** Replaces the card numbers. Throws StaffNotFound. */
  async setRfids(id: number, rfids: readonly string[]): Promise<StaffUser> {
    await this.records.save({ subject: subjectOf(id), part }, { rfids });
    return this.of(id);
  }

  async rfidsOf(subject: string): Promise<readonly string[]> {
    // `setRfids` sealed this record.
    const record = (await this.records.find({ subject, part })) as
      | { readonly rfids: readonly string[] }
      | undefined;
    return record?.rfids ?? [];
  }

  private async found(id: number): Promise<StaffUserRow> {
    const row = await this.queries.find(id);
    if (row === undefined) throw new StaffNotFound();
    return row;
  }
}

const subjectOf = (id: number): string => `staff:${String(id)}`;

function userIn(
  row: StaffUserRow,
  username: string,
): Omit<StaffUser, 'rfids' | 'twoFactorAuthEnabled'> {
  const { email, firstName, lastName, avatar, permissions } = row;
  const [local = email] = email.split('@');
  return {
    ...row,
    login: email,
    username: username === '' ? local : username,
    fullName: `${firstName} ${lastName}`.trim() || email,
    profilePhoto: avatar,
    storeControlRole: managesStores(permissions) ? 'manager' : null,
  };
}
