import { accountPolicy } from '../accounts/account.policy.js';
import { businessPolicy } from '../business/business.policy.js';
import { collectionPolicy } from '../collections/collection.policy.js';
import { customerPolicy } from '../customers/customer.policy.js';
import { discountPolicy } from '../discounts/discount.policy.js';
import { installationPolicy } from '../installation/installation.policy.js';
import { mediaPolicy } from '../media/media.policy.js';
import { modelPolicy } from '../models/model.policy.js';
import { notificationPolicy } from '../notifications/notification.policy.js';
import { openingPolicy } from '../opening/opening.policy.js';
import { orderPolicy } from '../orders/order.policy.js';
import { commentPolicy } from '../page-comments/comment.policy.js';
import { pagePolicy } from '../pages/page.policy.js';
import { planPolicy } from '../plans/plan.policy.js';
import { productPolicy } from '../products/product.policy.js';
import { staffPolicy } from '../staff/staff.policy.js';
import { storePolicy } from '../stores/store.policy.js';
import { themePolicy } from '../themes/theme.policy.js';
import type { Principal } from '../permissions/principal.js';
import { permissionRequestPolicy } from '../permission-requests/permission-request.policy.js';
import { teamPolicy } from '../team/team.policy.js';
import type { Permission } from '../permissions/codes.js';
import type { HostContext } from '../permissions/hosts.js';
import { refusalBy, type PolicyCondition, type PolicyRow } from '../permissions/policy.js';
import type { Refusal } from '../permissions/refusals.js';

/** Policy tables of all features; the only source of permissions. */
const POLICIES = {
  ...accountPolicy,
  ...collectionPolicy,
  ...customerPolicy,
  ...discountPolicy,
  ...installationPolicy,
  ...mediaPolicy,
  ...modelPolicy,
  ...notificationPolicy,
  ...openingPolicy,
  ...orderPolicy,
  ...pagePolicy,
  ...commentPolicy,
  ...businessPolicy,
  ...planPolicy,
  ...productPolicy,
  ...staffPolicy,
  ...storePolicy,
  ...teamPolicy,
  ...permissionRequestPolicy,
  ...themePolicy,
};
type Policies = typeof POLICIES;

/** Name of an action, such as `orders.view`. */
export type Action = keyof Policies;

/** State that the conditions of an action check, as an optional last argument. */
type Facts<Name extends Action> = Policies[Name] extends {
  readonly when: readonly PolicyCondition<infer Needed>[];
}
  ? [facts: Needed]
  : [];

/** Action without conditions, so that it can be checked before any state is loaded. */
export type Ability = { [Name in Action]: Facts<Name> extends [] ? Name : never }[Action];

const ROWS: Readonly<Record<Action, PolicyRow<never>>> = POLICIES;

// The object is a constant, so its keys are exactly the actions.
export const ACTIONS = Object.keys(POLICIES) as readonly Action[];

export const ABILITIES: readonly Ability[] = ACTIONS.filter(isAbility);

/** Returns why the action is refused; undefined if it is allowed. */
export function refusalOf<Name extends Action>(
  principal: Principal,
  action: Name,
  ...[facts]: Facts<Name>
): Refusal | undefined {
  // The facts belong to the row of the same action.
  return refusalBy(ROWS[action], principal, facts as never);
}

export function can<Name extends Action>(
  principal: Principal,
  action: Name,
  ...facts: Facts<Name>
): boolean {
  return refusalOf(principal, action, ...facts) === undefined;
}

/** Abilities of the principal that not everyone has; clients use them to show or hide controls. */
export function abilitiesOf(principal: Principal): readonly Ability[] {
  return ABILITIES.filter((action) => ROWS[action].everybody !== true && can(principal, action));
}

/**
 * Permission that a requester lacks and can request; undefined if no permission allows the action.
 */
export interface MissingPermission {
  /** Grantor: the owner of the store, or the staff leads. */
  readonly of: 'dashboard' | 'atlas';
  readonly permission: Permission;
}

/** Principal that requests a permission. */
export interface Requester {
  readonly kind: 'customer' | 'staff';
  readonly context: HostContext;
  readonly isMember: boolean;
}

/** Returns the least permission that allows the action. */
export function missingPermission(
  action: Ability,
  requester: Requester,
): MissingPermission | undefined {
  const { hosts } = ROWS[action];
  if (!(hosts?.includes(requester.context) ?? true)) return undefined;
  if (requester.kind === 'staff') return missingForStaff(ROWS[action]);
  const permission = requester.isMember ? leastOf(ROWS[action].store) : undefined;
  return permission && { of: 'dashboard', permission };
}

function missingForStaff({ staff, store }: PolicyRow<never>): MissingPermission | undefined {
  if (staff !== undefined && staff !== true) return { of: 'atlas', permission: staff };
  return leastOf(store) && { of: 'atlas', permission: managesStores };
}

/** Rows list the least permission last. */
function leastOf(store: PolicyRow<never>['store']) {
  return store === true ? undefined : [store].flat().at(-1);
}

/** Includes every permission of every dashboard. */
const managesStores = 'stores' satisfies Permission;

function isAbility(action: Action): action is Ability {
  return ROWS[action].when === undefined;
}
