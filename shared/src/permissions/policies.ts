import { accountPolicy } from '../accounts/account.policy.js';
import { collectionPolicy } from '../collections/collection.policy.js';
import { installationPolicy } from '../installation/installation.policy.js';
import { mediaPolicy } from '../media/media.policy.js';
import { modelPolicy } from '../models/model.policy.js';
import { openingPolicy } from '../opening/opening.policy.js';
import { orderPolicy } from '../orders/order.policy.js';
import { commentPolicy } from '../pages/comments/comment.policy.js';
import { pagePolicy } from '../pages/page.policy.js';
import { productPolicy } from '../products/product.policy.js';
import { staffPolicy } from '../staff/staff.policy.js';
import { storePolicy } from '../stores/store.policy.js';
import { themePolicy } from '../themes/theme.policy.js';
import type { Asker } from './asker.js';
import { permissionRequestPolicy } from './requests/permission-request.policy.js';
import { teamPolicy } from './team/team.policy.js';
import { refusalBy, type PolicyCondition, type PolicyRow } from './policy.js';
import type { Refusal } from './refusals.js';

/** The table of every feature; what somebody may do stands nowhere else. */
const POLICIES = {
  ...accountPolicy,
  ...collectionPolicy,
  ...installationPolicy,
  ...mediaPolicy,
  ...modelPolicy,
  ...openingPolicy,
  ...orderPolicy,
  ...pagePolicy,
  ...commentPolicy,
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

function isAbility(action: Action): action is Ability {
  return ROWS[action].when === undefined;
}
