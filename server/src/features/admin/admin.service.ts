import { Injectable } from '@nestjs/common';

import { StaffInvitations } from '../staff/index.js';
import { adminCommand } from './admin-command.js';
import { AdminPeople } from './admin-people.service.js';
import { AdminReport } from './admin-report.service.js';
import { AdminShops } from './admin-shops.service.js';

/** The command line of whoever has the machine. */
@Injectable()
export class AdminService {
  constructor(
    private readonly shops: AdminShops,
    private readonly invitations: StaffInvitations,
    private readonly report: AdminReport,
    private readonly people: AdminPeople,
  ) {}

  /** Carries out a command line and answers the lines to show. Throws NotUnderstood, and what was refused. */
  run(args: readonly string[]): Promise<readonly string[]> {
    const { shops, invitations, report, people } = this;
    return adminCommand({ shops, invitations, report, people }, args);
  }
}
