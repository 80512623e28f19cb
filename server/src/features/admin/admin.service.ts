import { Injectable } from '@nestjs/common';

import { StaffInvitations } from '../staff/index.js';
import { adminCommand } from './admin-command.js';
import { AdminPeople } from './admin-people.service.js';
import { AdminReport } from './admin-report.service.js';
import { AdminShops } from './admin-shops.service.js';

@Injectable()
export class AdminService {
  constructor(
    private readonly shops: AdminShops,
    private readonly invitations: StaffInvitations,
    private readonly report: AdminReport,
    private readonly people: AdminPeople,
  ) {}

  /**
   * Runs a command line and returns the lines to print. Throws NotUnderstood and the errors of the
   * command.
   */
  run(args: readonly string[]): Promise<readonly string[]> {
    const { shops, invitations, report, people } = this;
    return adminCommand({ shops, invitations, report, people }, args);
  }
}
