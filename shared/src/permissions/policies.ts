import { accountPolicy } from '../accounts/account.policy.js';
import { businessPolicy } from '../business/business.policy.js';
import { collectionPolicy } from '../collections/collection.policy.js';
import { customerPolicy } from '../customers/customer.policy.js';
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
import type { Asker } from './asker.js';
import { permissionRequestPolicy } from '../permission-requests/permission-request.policy.js';
import { teamPolicy } from '../team/team.policy.js';
import type { Permission } from './codes.js';
import type { HostContext } from './hosts.js';
import { refusalBy, type PolicyCondition, type PolicyRow } from './policy.js';
import type { Refusal } from './refusals.js';

/** The table of every feature; what somebody may do stands nowhere else. */
const POLICIES = {
  ...accountPolicy,
  ...collectionPolicy,
  ...customerPolicy,
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

/** `orders.view`: what somebody may do, or not. */
export type Action = keyof Policies;

/** What the conditions of an action look at, as the last argument: nothing where it has none. */
type Facts<Name extends Action> = Policies[Name] extends {
  readonly when: readonly PolicyCondition<infer Needed>[];
}
  ? [facts: Needed]
  : [];

/** An action that needs no state: it can be asked before anything was read. */
export type Ability = { [Name in Action]: Facts<Name> extends [] ? Name : never }[Action];

const ROWS: Readonly<Record<Action, PolicyRow<never>>> = POLICIES;

// The keys of a constant.
export const ACTIONS = Object.keys(POLICIES) as readonly Action[];

export const ABILITIES: readonly Ability[] = ACTIONS.filter(isAbility);

/** Why somebody may not do something, in what state it may be; undefined lets them. */
export function refusalOf<Name extends Action>(
  asker: Asker,
  action: Name,
  ...[facts]: Facts<Name>
): Refusal | undefined {
  // Its own row's facts.
  return refusalBy(ROWS[action], asker, facts as never);
}

/** Whether somebody may do something. */
export function can<Name extends Action>(
  asker: Asker,
  action: Name,
  ...facts: Facts<Name>
): boolean {
  return refusalOf(asker, action, ...facts) === undefined;
}

/** All that not everybody may, and somebody does, without a look at any state: what clients show. */
export function abilitiesOf(asker: Asker): readonly Ability[] {
  return ABILITIES.filter((action) => ROWS[action].everybody !== true && can(asker, action));
}

/** PRM-001: what somebody lacks who may not do something, and can ask for (API-026); undefined for what no permission gives. */
export interface MissingPermission {
  /** Whom it is asked of: the owner of the store, or who leads the staff. */
  readonly of: 'dashboard' | 'atlas';
  readonly permission: Permission;
}

/** As whom somebody asks for more. */
export interface Requester {
  readonly kind: 'customer' | 'staff';
  readonly context: HostContext;
  readonly isMember: boolean;
}

/** The least permission that lets them do it. */
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

/** Of several the last is the least. */
function leastOf(store: PolicyRow<never>['store']) {
  return store === true ? undefined : [store].flat().at(-1);
}

/** PRM-006: who holds it holds every permission of a dashboard. */
const managesStores = 'stores' satisfies Permission;

function isAbility(action: Action): action is Ability {
  return ROWS[action].when === undefined;
}
