import { Injectable } from '@nestjs/common';
import type { Colleague, OwnProfile, StaffProfile } from '@selvedge/shared/staff/profile/contract';
import { noProfile } from '@selvedge/shared/staff/profile/profile';

import { Clock } from '../../../platform/clock.js';
import { PeopleQueries } from '../../accounts/index.js';
import { BornLater, NoColleague } from './staff-profile.errors.js';
import { StaffRecords } from './staff-records.service.js';

const part = 'profile';

/** ATL-002, ATL-004: profiles that staff write themselves. */
@Injectable()
export class StaffProfiles {
  constructor(
    private readonly records: StaffRecords,
    private readonly people: PeopleQueries,
    private readonly clock: Clock,
  ) {}

  async of(subject: string): Promise<StaffProfile> {
    return { ...noProfile, ...(await this.records.find({ subject, part })) };
  }

  /** Returns the profile; `reportsTo` is null if that colleague is no longer active. */
  async own(subject: string): Promise<OwnProfile> {
    const [profile, colleagues] = [await this.of(subject), await this.colleaguesOf(subject)];
    const isThere = colleagues.some(({ id }) => id === profile.reportsTo);
    return { profile: isThere ? profile : { ...profile, reportsTo: null }, colleagues };
  }

  async save(subject: string, profile: StaffProfile): Promise<OwnProfile> {
    const { reportsTo, dateOfBirth } = profile;
    const colleagues = await this.colleaguesOf(subject);
    if (reportsTo !== null && !colleagues.some(({ id }) => id === reportsTo))
      throw new NoColleague();
    if (dateOfBirth > this.clock.now().toISOString()) throw new BornLater();
    await this.records.save({ subject, part }, { ...profile });
    return this.own(subject);
  }

  /** Other active staff, by name. */
  private async colleaguesOf(subject: string): Promise<readonly Colleague[]> {
    const staff = await this.people.staff();
    return staff
      .filter(({ id, isDisabled }) => `staff:${String(id)}` !== subject && !isDisabled)
      .map(({ id, name }) => ({ id, name }));
  }
}
