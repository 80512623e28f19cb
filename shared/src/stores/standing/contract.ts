import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, Matches } from 'class-validator';

import { unlessAbsent, unlessNull } from '../../http/field-decorators.js';
import type { StoreRow } from '../../plans/contract.js';
import {
  BADGE_CODES,
  INTEGRATION_TYPES,
  type BadgeCode,
  type IntegrationType,
  type StoreStanding,
} from './standing.js';

/** PATCH /omnis/v3/atlas/stores/{store}/: what is left out stays as it is. */
export class ChangeStanding {
  /** Whether the shop is there at all. */
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
    message: 'Please name each in small letters, digits and hyphens',
  })
  betas?: string[];

  @unlessAbsent
  @IsArray()
  @ArrayUnique()
  @IsIn(BADGE_CODES, { each: true })
  badges?: BadgeCode[];

  /** STO-006: null where it sells here alone. */
  @unlessAbsent
  @unlessNull
  @IsIn(INTEGRATION_TYPES)
  integrationType?: IntegrationType | null;

  /** GRD-032: null where it has none there. */
  @unlessAbsent
  @unlessNull
  @Matches(/^\d{1,20}$/, { message: 'Please give the number of the profile' })
  deliveryProfileId?: string | null;
}

/** Somebody who works on a store. */
export interface StorePersonOfFile {
  /** `customer:7`. */
  readonly id: string;
  readonly name: string;
  readonly role: 'owner' | 'member';
}

/** One thing about a store that somebody changed. */
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
  /** What it is since: yes, no, names or a number. */
  readonly to: string;
}

/** Who changed how a store stands. */
export interface StandingRecord {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  /** Null for the platform itself, and for who has no account any more. */
  readonly by: string | null;
  readonly changes: readonly StandingChange[];
}

/** ATL-020: GET /omnis/v3/atlas/stores/{store}/, a store as staff look after it. */
export interface StoreFile extends StoreRow, StoreStanding {
  readonly active: boolean;
  readonly currency: string;
  readonly people: readonly StorePersonOfFile[];
  /** The newest first. */
  readonly log: readonly StandingRecord[];
}
