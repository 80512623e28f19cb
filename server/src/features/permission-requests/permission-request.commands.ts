import type { Permission } from '@selvedge/shared/permissions/codes';

/** Division of a store, or the platform division for atlas permissions. */
interface OfDivision {
  readonly division: number;
}

export interface RequestPermission extends OfDivision {
  readonly type: 'RequestPermission';
  readonly requestId: string;
  readonly person: string;
  readonly permissions: readonly Permission[];
  /** Permissions the person already holds. */
  readonly held: ReadonlySet<Permission>;
  readonly reason: string;
}

export interface AnswerRequest extends OfDivision {
  readonly type: 'GrantRequest' | 'RefuseRequest';
  readonly requestId: string;
  readonly word: string | null;
}

export interface WithdrawRequest extends OfDivision {
  readonly type: 'WithdrawRequest';
  readonly requestId: string;
  /** Requester; only their own requests can be withdrawn. */
  readonly person: string;
}

/** Applies a change of a person's permissions to their open requests. */
export interface SettleRequests extends OfDivision {
  readonly type: 'SettleRequests';
  readonly person: string;
  /** Null if the person left. */
  readonly held: ReadonlySet<Permission> | null;
}

export type PermissionRequestCommand =
  | RequestPermission
  | AnswerRequest
  | WithdrawRequest
  | SettleRequests;
