import { IsBoolean, IsIn, IsInt, IsString, Max, Min } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { trimmed, unlessNull } from '../../http/field-decorators.js';
import { profileRules } from './profile-rules.js';
import { STATEMENT_OPTIONS } from './statement-options.js';

/** ATL-002, ATL-004: what a member of staff says of themselves; each is empty where they have not. */
export interface StaffProfile {
  /** What they are called in short; it lets nobody in. */
  readonly username: string;
  readonly mobilePhoneNumber: string;
  readonly mission: string;
  readonly bio: string;
  /** `1990-11-05`. */
  readonly dateOfBirth: string;
  /** Hex: what marks them where many are shown. */
  readonly colour: string;
  readonly team: string;
  /** The id of a colleague. */
  readonly reportsTo: number | null;
  /** Where they are talked to. */
  readonly channel: string;
  /** Of their clothes. */
  readonly size: string;
  readonly isLeadership: boolean;
  readonly okrs: string;
  readonly employeeStatementOption: (typeof STATEMENT_OPTIONS)[number];
}

/** PUT /omnis/v3/atlas/profile/: all of it anew. */
export class SaveStaffProfile implements StaffProfile {
  @trimmed
  @IsString()
  @Rules(...profileRules.username)
  username!: string;

  @trimmed
  @IsString()
  @Rules(...profileRules.mobilePhoneNumber)
  mobilePhoneNumber!: string;

  @trimmed
  @IsString()
  @Rules(...profileRules.mission)
  mission!: string;

  @trimmed
  @IsString()
  @Rules(...profileRules.bio)
  bio!: string;

  @trimmed
  @IsString()
  @Rules(...profileRules.dateOfBirth)
  dateOfBirth!: string;

  @trimmed
  @IsString()
  @Rules(...profileRules.colour)
  colour!: string;

  @trimmed
  @IsString()
  @Rules(...profileRules.team)
  team!: string;

  @unlessNull
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  reportsTo!: number | null;

  @trimmed
  @IsString()
  @Rules(...profileRules.channel)
  channel!: string;

  @trimmed
  @IsString()
  @Rules(...profileRules.size)
  size!: string;

  @IsBoolean()
  isLeadership!: boolean;

  @trimmed
  @IsString()
  @Rules(...profileRules.okrs)
  okrs!: string;

  @IsIn(STATEMENT_OPTIONS)
  employeeStatementOption!: StaffProfile['employeeStatementOption'];
}

/** Somebody who works for the platform too. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** GET /omnis/v3/atlas/profile/. */
export interface OwnProfile {
  readonly profile: StaffProfile;
  /** Whom they may report to. */
  readonly colleagues: readonly Colleague[];
}
