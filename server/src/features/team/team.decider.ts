import type { DashboardPermission, Permission } from '@selvedge/shared/permissions/codes';
import {
  heldInStore,
  mailsSalesByDefault,
  STORE_PERMISSIONS,
} from '@selvedge/shared/permissions/roles';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type {
  AddMember,
  ChangePermissions,
  ChooseSaleMails,
  ForgetMember,
  GiveOwnership,
  GrantPermissions,
  LeaveTeam,
  RemoveMember,
  ShareOwnership,
  TeamCommand,
} from './team.commands.js';
import {
  LastOwner,
  MemberNotFound,
  NotOneself,
  OwnersHoldAll,
  PermissionNotHeld,
} from './team.errors.js';
import type { TeamEvent } from './team.events.js';

interface Member {
  readonly role: 'owner' | 'member';
  readonly permissions: readonly DashboardPermission[];
  /** Own choice; absent means the default of the role. */
  readonly hasSaleMails?: boolean;
}

/** Team members of a store by customer id. */
export type Team = ReadonlyMap<number, Member>;

function decide(command: TeamCommand, team: Team): readonly TeamEvent[] {
  switch (command.type) {
    case 'AddMember':
      return add(command, team);
    case 'ChangePermissions':
      return change(command, team);
    case 'GrantPermissions':
      return grant(command, team);
    case 'ShareOwnership':
      return shareOwnership(command, team);
    case 'GiveOwnership':
      return giveOwnership(command, team);
    case 'RemoveMember':
      return remove(command, team);
    case 'LeaveTeam':
      return leave(command, team);
    case 'ChooseSaleMails':
      return chooseSaleMails(command, team);
    case 'ForgetMember':
      return forget(command, team);
  }
}

/** Existing members stay unchanged. */
function add({ customerId, role, permissions }: AddMember, team: Team): readonly TeamEvent[] {
  if (team.has(customerId)) return [];
  return [{ type: 'MemberAdded', customerId, role, permissions: distinct(permissions) }];
}

function change(command: ChangePermissions, team: Team): readonly TeamEvent[] {
  const { by, customerId } = command;
  const member = memberOf(team, customerId);
  if (member.role === 'owner') throw new OwnersHoldAll();
  const permissions = distinct(command.permissions);
  const changed = differenceOf(member.permissions, permissions);
  const held = heldBy(team, by);
  if (!changed.every((one) => held.has(one))) throw new PermissionNotHeld();
  if (by === actorOf(customerId) && member.permissions.some((one) => !permissions.includes(one)))
    throw new NotOneself();
  return changed.length === 0 ? [] : [{ type: 'PermissionsChanged', customerId, permissions }];
}

/** A member who has become an owner in the meantime already holds everything. */
function grant(
  { by, customerId, ...requested }: GrantPermissions,
  team: Team,
): readonly TeamEvent[] {
  const member = memberOf(team, customerId);
  const held = heldBy(team, by);
  if (!requested.permissions.every((one) => held.has(one))) throw new PermissionNotHeld();
  if (member.role === 'owner') return [];
  const permissions = distinct([...member.permissions, ...requested.permissions]);
  if (permissions.length === member.permissions.length) return [];
  return [{ type: 'PermissionsChanged', customerId, permissions }];
}

function shareOwnership({ by, customerId }: ShareOwnership, team: Team): readonly TeamEvent[] {
  const member = memberOf(team, customerId);
  requireOwner(team, by);
  return member.role === 'owner' ? [] : [{ type: 'OwnershipShared', customerId }];
}

function giveOwnership(command: GiveOwnership, team: Team): readonly TeamEvent[] {
  const { by, customerId, from } = command;
  memberOf(team, customerId);
  requireOwner(team, by);
  if (memberOf(team, from).role !== 'owner') throw new MemberNotFound();
  if (by.startsWith('customer:') && by !== actorOf(from)) throw new PermissionNotHeld();
  return customerId === from ? [] : [{ type: 'OwnershipGiven', customerId, from }];
}

function remove({ by, customerId }: RemoveMember, team: Team): readonly TeamEvent[] {
  const member = memberOf(team, customerId);
  if (member.role === 'owner') {
    requireOwner(team, by);
    if (ownersOf(team) === 1) throw new LastOwner();
  }
  if (by === actorOf(customerId)) throw new NotOneself();
  const held = heldBy(team, by);
  if (!member.permissions.every((one) => held.has(one))) throw new PermissionNotHeld();
  return [removed(customerId)];
}

/** Leaving twice is a no-op. */
function leave({ customerId }: LeaveTeam, team: Team): readonly TeamEvent[] {
  const member = team.get(customerId);
  if (member === undefined) return [];
  if (member.role === 'owner' && ownersOf(team) === 1) throw new LastOwner();
  return [removed(customerId)];
}

function forget({ customerId }: ForgetMember, team: Team): readonly TeamEvent[] {
  return team.has(customerId) ? [removed(customerId)] : [];
}

function chooseSaleMails({ customerId, isOn }: ChooseSaleMails, team: Team): readonly TeamEvent[] {
  const { role, hasSaleMails } = memberOf(team, customerId);
  if (isOn === (hasSaleMails ?? mailsSalesByDefault(role))) return [];
  return [{ type: 'SaleMailsChosen', customerId, isOn }];
}

/** Permissions of an actor. Staff hold all: the policy admits only staff who manage stores. */
function heldBy(team: Team, by: string): ReadonlySet<Permission> {
  if (!by.startsWith('customer:')) return heldInStore('owner', []);
  const member = memberBy(team, by);
  return member === undefined ? new Set() : heldInStore(member.role, member.permissions);
}

function requireOwner(team: Team, by: string): void {
  if (by.startsWith('customer:') && memberBy(team, by)?.role !== 'owner')
    throw new PermissionNotHeld();
}

function memberBy(team: Team, by: string): Member | undefined {
  return team.get(Number(by.slice('customer:'.length)));
}

function memberOf(team: Team, customerId: number): Member {
  const member = team.get(customerId);
  if (member === undefined) throw new MemberNotFound();
  return member;
}

function ownersOf(team: Team): number {
  return [...team.values()].filter(({ role }) => role === 'owner').length;
}

function evolve(team: Team, event: TeamEvent): Team {
  const { customerId } = event;
  switch (event.type) {
    case 'MemberAdded': {
      const { role, permissions } = event;
      return withMember(team, customerId, { role, permissions });
    }
    case 'PermissionsChanged':
      return withMember(team, customerId, { role: 'member', permissions: event.permissions });
    case 'OwnershipShared':
      return withMember(team, customerId, owner);
    case 'OwnershipGiven':
      return withMember(withMember(team, event.from, formerOwner), customerId, owner);
    case 'MemberRemoved':
      return new Map([...team].filter(([id]) => id !== customerId));
    case 'SaleMailsChosen':
      return withMember(team, customerId, {
        ...(team.get(customerId) ?? formerOwner),
        hasSaleMails: event.isOn,
      });
  }
}

const owner: Member = { role: 'owner', permissions: [] };
const formerOwner: Member = { role: 'member', permissions: STORE_PERMISSIONS };

function withMember(team: Team, customerId: number, member: Member): Team {
  return new Map(team).set(customerId, { ...team.get(customerId), ...member });
}

function removed(customerId: number): TeamEvent {
  return { type: 'MemberRemoved', customerId };
}

function actorOf(customerId: number): string {
  return `customer:${String(customerId)}`;
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}

/** Items that only one of the two lists contains. */
function differenceOf<Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] {
  const isMissingFrom = (list: readonly Item[]) => (item: Item) => !list.includes(item);
  return [...one.filter(isMissingFrom(other)), ...other.filter(isMissingFrom(one))];
}

export function teamStream({ division }: Pick<TeamCommand, 'division'>): string {
  return `team-${String(division)}`;
}

/**
 * Decides on the team of a store. The rules compare people, so the state contains them (decision
 * 0028).
 */
export const teamDecider: Decider<Team, TeamCommand, TeamEvent> = {
  stream: teamStream,
  initial: new Map(),
  decide,
  evolve,
};
