import { Body, Controller, Get, Put } from '@nestjs/common';
import { SaveStaffProfile, type OwnProfile } from '@selvedge/shared/staff/profile/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { StaffProfiles } from './staff-profiles.service.js';

/** ATL-002, ATL-004: profile of the signed-in person. A change returns the saved profile. */
@Controller('omnis/v3/atlas/profile')
@Can('profile.own')
export class StaffProfileController {
  constructor(private readonly profiles: StaffProfiles) {}

  @Get()
  read(@Context() { actor }: CommandContext): Promise<OwnProfile> {
    return this.profiles.own(actor);
  }

  @Put()
  save(
    @Context() { actor }: CommandContext,
    @Body() profile: SaveStaffProfile,
  ): Promise<OwnProfile> {
    return this.profiles.save(actor, profile);
  }
}
