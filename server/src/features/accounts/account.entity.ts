import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import type { AccountDetails } from '@selvedge/shared/own-account/details';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { Subject } from '../../platform/authorization/session.js';

/** Somebody with an account. */
@Index(['division', 'id'], { unique: true })
abstract class AccountRow {
  /** The platform's: what events about accounts are kept under. */
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @PrimaryColumn('integer')
  id!: number;

  /** In lower case. */
  @Column('text')
  email!: string;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  /** IDN-001; null of who has said nothing. */
  @Column('jsonb', { nullable: true })
  details!: AccountDetails | null;

  /** ISO 8601. */
  @Column('timestamptz')
  createdAt!: string;
}

/** A shopper or an owner; global, since one person may buy in, and own, several stores. */
@Entity('customers')
@Index(['hash'], { unique: true })
export class CustomerRow extends AccountRow {
  /** 128 random bits in hex: the public name of a customer. */
  @Column('text')
  hash!: string;

  @Column('boolean')
  verified!: boolean;

  @Column('boolean')
  signedEula!: boolean;

  /** IDN-009: the terms that were signed last; null of who signed before they had versions. */
  @Column('text', { nullable: true })
  eulaVersion!: string | null;

  /** ISO 8601. */
  @Column('timestamptz', { nullable: true })
  eulaSignedAt!: string | null;

  /** IDN-002: they signed up to open a store. */
  @Column('boolean')
  shouldHaveStore!: boolean;
}

/** Somebody who works for the platform. */
@Entity('staff')
export class StaffRow extends AccountRow {
  /** ATL-007..009: 0 enabled, null pending, -1 disabled. */
  @Column('smallint', { nullable: true })
  status!: 0 | -1 | null;

  @Column('text', { array: true })
  permissions!: AtlasPermission[];

  /** ATL-010: ISO 8601; null of who is not muted. */
  @Column('timestamptz', { nullable: true })
  mutedAt!: string | null;
}

/** One store of credentials for both kinds of account. */
@Entity('credentials')
export class CredentialRow {
  @PrimaryColumn('text')
  subjectKind!: Subject['kind'];

  @PrimaryColumn('integer')
  subjectId!: number;

  /** `scrypt$<N>$<r>$<p>$<salt>$<key>`. */
  @Column('text')
  passwordHash!: string;
}
