import { ArrayMaxSize, ArrayUnique, IsArray, Matches } from 'class-validator';

import type { AtlasPermission } from '../../permissions/codes.js';
import type { StaffMember } from '../contract.js';
import type { StaffProfile } from '../profile/contract.js';
import { rfidForm } from './rfid.js';

/** Identity of a staff member. */
export interface StaffIdentity extends Pick<StaffMember, 'id' | 'email' | 'avatar'> {
  /** Chosen name, or the local part of the e-mail address. */
  readonly username: string;
  /** Full name; the e-mail address if there is none. */
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Path of the image behind `avatar`; null if there is none. */
  readonly profilePhoto: string | null;
}

/** Account state of a staff member. */
export interface StaffAccount extends Pick<StaffMember, 'mutedAt' | 'status'> {
  /** E-mail address for signing in. */
  readonly login: string;
  readonly twoFactorAuthEnabled: boolean;
  readonly hasSavedPassword: boolean;
  /** ISO 8601, up to an hour old; null without an active session. */
  readonly lastActive: string | null;
  /** Numbers of their access cards. */
  readonly rfids: readonly string[];
  readonly permissions: readonly AtlasPermission[];
  /** Role in the dashboards of all stores; null without access. */
  readonly storeControlRole: 'manager' | null;
}

/** Answer of GET /omnis/v3/atlas/users/{id}/, for staff leads. */
export interface StaffUser extends StaffIdentity, StaffAccount {}

/** Record of the caller, including private fields. */
export interface OwnStaffUser
  extends
    StaffUser,
    Pick<StaffProfile, 'mission' | 'bio' | 'dateOfBirth' | 'colour' | 'mobilePhoneNumber'> {}

/** Body of PUT /omnis/v3/atlas/users/{id}/rfids/; replaces all cards. */
export class SetRfids {
  @IsArray()
  @ArrayMaxSize(5)
  @ArrayUnique()
  @Matches(rfidForm, {
    each: true,
    message: 'A card number has 8 to 20 digits and letters A to F',
  })
  rfids!: string[];
}
