import { IsBoolean, IsIn, IsInt, IsString, Max, Min } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { trimmed, unlessNull } from '../../http/field-decorators.js';
import { profileRules } from './profile-rules.js';
import { STATEMENT_OPTIONS } from './statement-options.js';

/** Profile of a staff member; empty fields are not filled in. */
export interface StaffProfile {
  /** Display name; not used for signing in. */
  readonly username: string;
  readonly mobilePhoneNumber: string;
  readonly mission: string;
  readonly bio: string;
  /** For example `1990-11-05`. */
  readonly dateOfBirth: string;
  /** Hex; marks the person in lists. */
  readonly colour: string;
  readonly team: string;
  /** Id of a colleague. */
  readonly reportsTo: number | null;
  /** Contact channel. */
  readonly channel: string;
  /** Clothing size. */
  readonly size: string;
  readonly isLeadership: boolean;
  readonly okrs: string;
  readonly employeeStatementOption: (typeof STATEMENT_OPTIONS)[number];
}

/** Body of PUT /omnis/v3/atlas/profile/; replaces all fields. */
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

/** Another staff member. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** Answer of GET /omnis/v3/atlas/profile/. */
export interface OwnProfile {
  readonly profile: StaffProfile;
  /** Possible values of `reportsTo`. */
  readonly colleagues: readonly Colleague[];
}
