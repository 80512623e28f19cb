import { MAIN_DIVISION, type HostContext } from './hosts.js';
import type { Permission } from './codes.js';

/**
 * Principal of a permission check and the store it concerns. Derived on each check, never stored.
 */
export interface Principal {
  readonly kind: 'visitor' | 'customer' | 'staff';
  readonly context: HostContext;
  /** Id of the store that the check is about. */
  readonly division: number;
  readonly isMember: boolean;
  /** Whether the principal passed the password gate of that store. */
  readonly hasPassedGate: boolean;
  /** Permissions held in that store's dashboard and in atlas. */
  readonly permissions: ReadonlySet<Permission>;
  /** Whether the principal lacks a second factor that the granted permissions require. */
  readonly lacksSecondFactor?: boolean;
  /** Whether the subject is the principal's own record. Set by the caller that loaded it. */
  readonly isSelf?: boolean;
}

/** Columns of a policy row. A principal can match several. */
const SUBJECTS = {
  everybody: () => true,
  guest: ({ kind }) => kind === 'visitor',
  user: ({ kind }) => kind !== 'visitor',
  /** Has an account, but not a staff account. */
  customer: ({ kind }) => kind === 'customer',
  invited: ({ hasPassedGate }) => hasPassedGate,
  self: ({ isSelf }) => isSelf === true,
  store: ({ isMember }) => isMember,
  staff: ({ kind, lacksSecondFactor }) => kind === 'staff' && lacksSecondFactor !== true,
  /** Membership of the main brand's store does not make a principal internal. */
  internal: ({ kind, context, isMember, division, lacksSecondFactor }) =>
    lacksSecondFactor !== true &&
    (context === 'atlas' || kind === 'staff' || (isMember && division !== MAIN_DIVISION)),
} as const satisfies Readonly<Record<string, (principal: Principal) => boolean>>;

export type Subject = keyof typeof SUBJECTS;

/** Whether the principal matches the column. */
export function isSubject(subject: Subject, principal: Principal): boolean {
  return SUBJECTS[subject](principal);
}
