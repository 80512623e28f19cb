import type { HostContext } from './hosts.js';
import { MAIN_DIVISION } from '../stores/contract.js';
import type { Permission } from './codes.js';

/** Who asks, and about which store. GRD-048: derived whenever somebody asks, never stored. */
export interface Asker {
  readonly kind: 'visitor' | 'customer' | 'staff';
  /** What the host shows (STO-026). */
  readonly context: HostContext;
  /** The store that the question is about. */
  readonly division: number;
  /** Belongs to that store. */
  readonly isMember: boolean;
  /** GRD-006: passed that store's password gate. */
  readonly hasPassedGate: boolean;
  /** All that they hold in that store's dashboard and in atlas. */
  readonly permissions: ReadonlySet<Permission>;
  /** IDN-005: would hold more with a second factor, which they have to set up first. */
  readonly isHeldBack?: boolean;
  /** Whether what the question is about is their own: whoever finds that out says it. */
  readonly isSelf?: boolean;
}

/** The columns of a policy: as what somebody may ask. One person may be several of them. */
const SUBJECTS = {
  everybody: () => true,
  /** GRD-013. */
  guest: ({ kind }) => kind === 'visitor',
  /** GRD-012. */
  user: ({ kind }) => kind !== 'visitor',
  /** PRM-008: whoever has an account, and does not work for the platform by it. */
  customer: ({ kind }) => kind === 'customer',
  invited: ({ hasPassedGate }) => hasPassedGate,
  self: ({ isSelf }) => isSelf === true,
  store: ({ isMember }) => isMember,
  staff: ({ kind, isHeldBack }) => kind === 'staff' && isHeldBack !== true,
  /** GRD-003, A-22: nobody is one of the main brand by belonging to its store. */
  internal: ({ kind, context, isMember, division, isHeldBack }) =>
    isHeldBack !== true &&
    (context === 'atlas' || kind === 'staff' || (isMember && division !== MAIN_DIVISION)),
} as const satisfies Readonly<Record<string, (asker: Asker) => boolean>>;

export type Subject = keyof typeof SUBJECTS;

/** Whether somebody may ask as this. */
export function isSubject(subject: Subject, asker: Asker): boolean {
  return SUBJECTS[subject](asker);
}
