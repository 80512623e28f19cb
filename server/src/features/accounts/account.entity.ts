import type { AtlasPermission, DashboardPermission } from '@selvedge/shared/permissions/codes';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

import type { Membership, Subject } from '../../platform/authorization/session.js';

/** A shopper or an owner; global, since one person may buy in, and own, several stores. */
@Entity('customers')
export class CustomerRow {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** 128 random bits in hex: the public name of a customer. */
  @Column('text')
  hash!: string;

  /** In lower case. */
  @Column('text')
  email!: string;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  @Column('boolean')
  verified!: boolean;

  @Column('boolean')
  signedEula!: boolean;
}

/** Somebody who works for the platform. */
@Entity('staff')
export class StaffRow {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** In lower case. */
  @Column('text')
  email!: string;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  /** ATL-007..009: 0 enabled, null pending, -1 disabled. */
  @Column('smallint', { nullable: true })
  status!: 0 | -1 | null;

  @Column('text', { array: true })
  permissions!: AtlasPermission[];
}

/** What a customer is to a store. */
@Entity('memberships')
export class MembershipRow {
  @PrimaryColumn('integer')
  customerId!: number;

  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @Column('text')
  role!: Membership['role'];

  @Column('text', { array: true })
  permissions!: DashboardPermission[];
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
