import type { Permission } from '../permissions/codes.js';
import type { HostContext } from '../permissions/hosts.js';
import type { Ability } from '../policies/policies.js';

/** State of the session, independent of the shop. */
export interface InitialState {
  readonly user: {
    readonly kind: 'customer' | 'staff';
    readonly id: number;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly verified: boolean;
    readonly signedEula: boolean;
    readonly internal: boolean;
    /** Path of the profile image. */
    readonly avatar: string | null;
  } | null;
  readonly permissions: readonly Permission[];
  /** Permitted actions, so that clients do not offer others. */
  readonly abilities: readonly Ability[];
  readonly context: HostContext;
  readonly store: {
    readonly active: {
      readonly id: number;
      readonly name: string;
      readonly pro: boolean;
      readonly paymentProcessor: { readonly type: 'teemill' | 'direct' };
    } | null;
  };
  readonly flags: Readonly<Record<string, boolean>>;
  readonly csrfToken: string;
}
