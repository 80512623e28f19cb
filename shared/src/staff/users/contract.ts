import { ArrayMaxSize, ArrayUnique, IsArray, Matches } from 'class-validator';

import type { AtlasPermission } from '../../permissions/codes.js';
import type { StaffMember } from '../contract.js';
import type { StaffProfile } from '../profile/contract.js';
import { rfidForm } from './rfid.js';

/** ATL-002: who somebody of the staff is. */
export interface StaffIdentity extends Pick<StaffMember, 'id' | 'email' | 'avatar'> {
  /** As they call themselves, or what their address begins with. */
  readonly username: string;
  /** The address where they gave no name. */
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The path of the picture that `avatar` is drawn from; null where they have none. */
  readonly profilePhoto: string | null;
}

/** ATL-003: how their account stands. */
export interface StaffAccount extends Pick<StaffMember, 'mutedAt' | 'status'> {
  /** The address that they sign in with. */
  readonly login: string;
  readonly twoFactorAuthEnabled: boolean;
  readonly hasSavedPassword: boolean;
  /** ISO 8601, at most an hour late; null of who is signed in nowhere. */
  readonly lastActive: string | null;
  /** The numbers of the cards that they hold to a reader. */
  readonly rfids: readonly string[];
  readonly permissions: readonly AtlasPermission[];
  /** PRM-006: what they are in the dashboards of all stores; null who may not enter them. */
  readonly storeControlRole: 'manager' | null;
}

/** GET /omnis/v3/atlas/users/{id}/: what whoever leads the staff is told of somebody. */
export interface StaffUser extends StaffIdentity, StaffAccount {}

/** What somebody is told of themselves: also what they said for nobody else. */
export interface OwnStaffUser
  extends
    StaffUser,
    Pick<StaffProfile, 'mission' | 'bio' | 'dateOfBirth' | 'colour' | 'mobilePhoneNumber'> {}

/** PUT /omnis/v3/atlas/users/{id}/rfids/: all of their cards. */
export class SetRfids {
  @IsArray()
  @ArrayMaxSize(5)
  @ArrayUnique()
  @Matches(rfidForm, {
    each: true,
    message: 'A card has a number of 8 to 20 digits and letters A to F',
  })
  rfids!: string[];
}
