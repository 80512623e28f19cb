import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';

import type { Account } from '../../accounts/index.js';
import { CustomerFiles } from '../../customers/index.js';
import { StaffPayrolls, StaffProfiles } from '../../staff/index.js';

/** What the platform has on file of a person: as a customer, or as one of the staff. */
@Injectable()
export class ExportedFiles {
  constructor(
    private readonly files: CustomerFiles,
    private readonly profiles: StaffProfiles,
    private readonly payrolls: StaffPayrolls,
  ) {}

  /** Who of the staff noted something is not theirs to take along. */
  async of({ subject: { kind, id } }: Account): Promise<Pick<AccountExport, 'lead' | 'staff'>> {
    if (kind === 'staff') {
      const subject = `staff:${String(id)}`;
      const profile = await this.profiles.of(subject);
      return { lead: null, staff: { profile, payroll: await this.payrolls.of(subject) } };
    }
    const { notes, tags, leadStatus, statusJourney } = await this.files.said({ id });
    const lead = {
      notes: notes.map(({ text, at }) => ({ text, writtenAt: at })),
      ...tags,
      status: leadStatus,
      journey: statusJourney.map(({ leadStatus: status, at }) => ({ status, since: at })),
    };
    return { lead, staff: null };
  }
}
