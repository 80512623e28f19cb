import { Module } from '@nestjs/common';

import { OpeningModule } from '../opening/index.js';
import { PlansModule } from '../plans/index.js';
import { StaffModule } from '../staff/index.js';
import { AdminPeople } from './admin-people.service.js';
import { AdminReport } from './admin-report.service.js';
import { AdminService } from './admin.service.js';
import { AdminShops } from './admin-shops.service.js';
import { ShopHandover } from './shop-handover.service.js';

/** Actions that are available only on the server's command line. */
@Module({
  imports: [OpeningModule, PlansModule, StaffModule],
  providers: [AdminReport, AdminPeople, AdminShops, ShopHandover, AdminService],
})
export class AdminModule {}
