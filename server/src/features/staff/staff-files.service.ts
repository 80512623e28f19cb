import { Injectable } from '@nestjs/common';
import type { StaffPayroll } from '@selvedge/shared/staff/payroll/contract';
import type { StaffProfile } from '@selvedge/shared/staff/profile/contract';

import { StaffPayrolls } from './payroll/staff-payrolls.service.js';
import { StaffProfiles } from './profiles/staff-profiles.service.js';
import { StaffUsers } from './users/staff-users.service.js';

/** Personal data that is stored because the person is staff. */
interface StaffFile {
  readonly profile: StaffProfile;
  readonly payroll: StaffPayroll;
  /** Card numbers. */
  readonly rfids: readonly string[];
}

/** Collects the data for a personal data export. */
@Injectable()
export class StaffFiles {
  constructor(
    private readonly profiles: StaffProfiles,
    private readonly payrolls: StaffPayrolls,
    private readonly users: StaffUsers,
  ) {}

  async of(subject: string): Promise<StaffFile> {
    const [profile, payroll, rfids] = await Promise.all([
      this.profiles.of(subject),
      this.payrolls.of(subject),
      this.users.rfidsOf(subject),
    ]);
    return { profile, payroll, rfids };
  }
}
