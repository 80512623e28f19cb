import type { Permission } from '@selvedge/shared/permissions/codes';

/** Of a store, or of the platform, whose staff ask for what is to be done in atlas. */
interface OfDivision {
  readonly division: number;
}

export interface RequestPermission extends OfDivision {
  readonly type: 'RequestPermission';
  readonly requestId: string;
  readonly person: string;
  readonly permissions: readonly Permission[];
  /** What they may do already. */
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
  /** Nobody takes back what somebody else asked for. */
  readonly person: string;
}

/** What somebody may do has changed. */
export interface SettleRequests extends OfDivision {
  readonly type: 'SettleRequests';
  readonly person: string;
  /** Null of who is gone. */
  readonly held: ReadonlySet<Permission> | null;
}

export type PermissionRequestCommand =
  | RequestPermission
  | AnswerRequest
  | WithdrawRequest
  | SettleRequests;
