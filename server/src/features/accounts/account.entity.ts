import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import type { AccountDetails } from '@selvedge/shared/customers/details';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { Subject } from '../../platform/authorization/session.js';

@Index(['division', 'id'], { unique: true })
abstract class AccountRow {
  /** Always the platform division, which owns account events. */
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @PrimaryColumn('integer')
  id!: number;

  /** Lower case. */
  @Column('text')
  email!: string;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  /** IDN-001; null if no details were saved. */
  @Column('jsonb', { nullable: true })
  details!: AccountDetails | null;

  /** ISO 8601. */
  @Column('timestamptz')
  createdAt!: string;
}

/** A shopper or owner. Global, since one customer may shop in and own several stores. */
@Entity('customers')
@Index(['hash'], { unique: true })
export class CustomerRow extends AccountRow {
  /** Public id of the customer: 128 random bits in hex. */
  @Column('text')
  hash!: string;

  @Column('boolean')
  verified!: boolean;

  @Column('boolean')
  signedEula!: boolean;

  /** Version of the terms signed last; null if signed before terms had versions (IDN-009). */
  @Column('text', { nullable: true })
  eulaVersion!: string | null;

  /** ISO 8601. */
  @Column('timestamptz', { nullable: true })
  eulaSignedAt!: string | null;

  /** Signed up to open a store (IDN-002). */
  @Column('boolean')
  shouldHaveStore!: boolean;
}

/** A member of platform staff. */
@Entity('staff')
export class StaffRow extends AccountRow {
  /** ATL-007..009: 0 enabled, null pending, -1 disabled. */
  @Column('smallint', { nullable: true })
  status!: 0 | -1 | null;

  @Column('text', { array: true })
  permissions!: AtlasPermission[];

  /** Muted since, in ISO 8601; null if not muted (ATL-010). */
  @Column('timestamptz', { nullable: true })
  mutedAt!: string | null;
}

/** Password hashes of customers and staff. */
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
