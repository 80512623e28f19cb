import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, Matches } from 'class-validator';

import { unlessAbsent, unlessNull } from '../http/field-decorators.js';
import type { StoreRow } from './contract.js';
import {
  BADGE_CODES,
  INTEGRATION_TYPES,
  type BadgeCode,
  type IntegrationType,
  type StoreStanding,
} from '../stores/plan-state/plan-state.js';

/** Body of PATCH /omnis/v3/atlas/stores/{store}/; absent fields stay unchanged. */
export class ChangeStanding {
  /** Whether the shop is available. */
  @unlessAbsent
  @IsBoolean()
  active?: boolean;

  @unlessAbsent
  @IsBoolean()
  managed?: boolean;

  @unlessAbsent
  @IsBoolean()
  isFraud?: boolean;

  @unlessAbsent
  @IsBoolean()
  isVip?: boolean;

  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @Matches(/^[a-z0-9][a-z0-9-]{0,39}$/, {
    each: true,
    message: 'Please use lower-case letters, digits and hyphens for each name',
  })
  betas?: string[];

  @unlessAbsent
  @IsArray()
  @ArrayUnique()
  @IsIn(BADGE_CODES, { each: true })
  badges?: BadgeCode[];

  /** Null if the store sells only through this platform. */
  @unlessAbsent
  @unlessNull
  @IsIn(INTEGRATION_TYPES)
  integrationType?: IntegrationType | null;

  /** Null if the store has no delivery profile on the external platform. */
  @unlessAbsent
  @unlessNull
  @Matches(/^\d{1,20}$/, { message: 'Please enter the number of the profile' })
  deliveryProfileId?: string | null;
}

export interface StorePersonOfFile {
  /** For example `customer:7`. */
  readonly id: string;
  readonly name: string;
  readonly role: 'owner' | 'member';
}

/** A change of a store by staff. */
export interface StandingChange {
  readonly what:
    | 'active'
    | 'isPro'
    | 'managed'
    | 'isFraud'
    | 'isVip'
    | 'betas'
    | 'badges'
    | 'integrationType'
    | 'deliveryProfileId';
  /** New value: yes, no, names or a number. */
  readonly to: string;
}

/** Changes with their author and time. */
export interface StandingRecord {
  readonly version: number;
  readonly at: string;
  /** Null for the platform itself, and for deleted accounts. */
  readonly by: string | null;
  readonly changes: readonly StandingChange[];
}

/** Answer of GET /omnis/v3/atlas/stores/{store}/, for staff who manage stores. */
export interface StoreFile extends StoreRow, StoreStanding {
  readonly active: boolean;
  readonly currency: string;
  readonly people: readonly StorePersonOfFile[];
  /** Newest first. */
  readonly log: readonly StandingRecord[];
}
