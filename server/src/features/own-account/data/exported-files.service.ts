import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';
import { leadCurrency } from '@selvedge/shared/customers/lead';

import type { Subject } from '../../../platform/authorization/session.js';
import { Avatars, type Account } from '../../accounts/index.js';
import { CustomerFiles } from '../../customers/index.js';
import { StaffFiles } from '../../staff/index.js';

/** Exports the customer file or staff file of a person. */
@Injectable()
export class ExportedFiles {
  constructor(
    private readonly files: CustomerFiles,
    private readonly staff: StaffFiles,
    private readonly avatars: Avatars,
  ) {}

  /** Omits the names of the staff who wrote the notes, which are not the person's own data. */
  async of({ subject }: Account): Promise<Pick<AccountExport, 'avatar' | 'lead' | 'staff'>> {
    return { avatar: await this.avatarOf(subject), ...(await this.notedOf(subject)) };
  }

  private async avatarOf(subject: Subject): Promise<string | null> {
    const picture = await this.avatars.of(subject);
    return picture === undefined ? null : `data:image/webp;base64,${picture.toString('base64')}`;
  }

  private async notedOf({ kind, id }: Subject): Promise<Pick<AccountExport, 'lead' | 'staff'>> {
    if (kind === 'staff') return { lead: null, staff: await this.staff.of(`staff:${String(id)}`) };
    const { notes, tags, leadStatus, potentialValue, statusJourney } =
      await this.files.staffEntries({
        id,
      });
    const lead = {
      notes: notes.map(({ text, at }) => ({ text, writtenAt: at })),
      ...tags,
      status: leadStatus,
      potentialValue:
        potentialValue === null ? null : { amount: potentialValue, currency: leadCurrency },
      journey: statusJourney.map(({ leadStatus: status, at }) => ({ status, since: at })),
    };
    return { lead, staff: null };
  }
}
