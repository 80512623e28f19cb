import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import { moderatesPeople, isLead } from '@selvedge/shared/permissions/roles';

import type { Decider } from '../../../platform/event-log/model/decider.js';
import type { StaffSnapshot, StaffCommand } from './staff.commands.js';
import {
  LastLead,
  NotOneselfOfStaff,
  StaffNotFound,
  StaffPermissionNotHeld,
} from './staff.errors.js';
import type { StaffEvent } from './staff.events.js';

/**
 * `mutedAt` is omitted: the decider tracks only whether an account is muted; the event has the
 * time.
 */
type Person = Omit<StaffSnapshot, 'mutedAt'> & { readonly isMuted?: boolean };

/** Changes per member since they joined; missing fields are unchanged. */
export type StaffChanges = ReadonlyMap<number, Partial<Omit<Person, 'id'>>>;

function decide(command: StaffCommand, changes: StaffChanges): readonly StaffEvent[] {
  const staff: readonly Person[] = command.staff.map((one) => ({
    ...one,
    ...changes.get(one.id),
  }));
  const { id } = command;
  const person = staff.find((one) => one.id === id);
  if (person === undefined) throw new StaffNotFound();
  switch (command.type) {
    case 'ChangeStaffPermissions':
      return change(command, person, staff);
    case 'GrantStaffPermissions': {
      const permissions = [...person.permissions, ...command.permissions];
      return change({ ...command, permissions }, person, staff);
    }
    case 'DisableStaff':
      if (person.isDisabled) return [];
      refuseBut(command, person.permissions, staff);
      refuseLastLead(person, staff);
      return [{ type: 'StaffDisabled', id }];
    case 'EnableStaff':
      if (!person.isDisabled) return [];
      refuseBut(command, person.permissions, staff);
      return [{ type: 'StaffEnabled', id }];
    case 'MuteStaff':
    case 'UnmuteStaff':
      return setMuted(command, person, staff);
  }
}

function setMuted(
  command: StaffCommand,
  person: Person,
  staff: readonly Person[],
): readonly StaffEvent[] {
  const { id } = person;
  const isMuted = command.type === 'MuteStaff';
  if (isMuted === (person.isMuted ?? false)) return [];
  refuseMuting(command, person, staff);
  if (!isMuted) return [{ type: 'StaffUnmuted', id }];
  refuseLastLead(person, staff);
  return [{ type: 'StaffMuted', id }];
}

function change(
  command: StaffCommand & { readonly permissions: readonly AtlasPermission[] },
  person: Person,
  staff: readonly Person[],
): readonly StaffEvent[] {
  const permissions = [...new Set(command.permissions)];
  const gained = permissions.filter((one) => !person.permissions.includes(one));
  const lost = person.permissions.filter((one) => !permissions.includes(one));
  refuseBut(command, [...gained, ...lost], staff);
  if (gained.length + lost.length === 0) return [];
  if (!isLead(permissions)) refuseLastLead(person, staff);
  return [{ type: 'StaffPermissionsChanged', id: person.id, permissions }];
}

/** Actors other than staff, such as the installer, hold all permissions. */
function refuseBut(
  { by, id }: StaffCommand,
  concerned: readonly AtlasPermission[],
  staff: readonly Person[],
): void {
  if (!by.startsWith('staff:')) return;
  const caller = staff.find((one) => by === `staff:${String(one.id)}`);
  // Also refuses the second of two members who disable each other at the same time.
  if (caller === undefined || caller.isDisabled || !isLead(caller.permissions))
    throw new StaffPermissionNotHeld();
  if (caller.id === id) throw new NotOneselfOfStaff();
  if (!concerned.every((one) => caller.permissions.includes(one)))
    throw new StaffPermissionNotHeld();
}

/**
 * Requires permission to act on people; only a staff manager may mute another staff manager
 * (ERR-034).
 */
function refuseMuting({ by, id }: StaffCommand, person: Person, staff: readonly Person[]): void {
  if (!by.startsWith('staff:')) return;
  const caller = staff.find((one) => by === `staff:${String(one.id)}`);
  if (caller === undefined || caller.isDisabled || !moderatesPeople(caller.permissions))
    throw new StaffPermissionNotHeld();
  if (caller.id === id) throw new NotOneselfOfStaff();
  if (isLead(person.permissions) && !isLead(caller.permissions)) throw new StaffPermissionNotHeld();
}

/** At least one manager must stay active and unmuted, so that requests to them are seen. */
function refuseLastLead(person: Person, staff: readonly Person[]): void {
  const isActiveLead = (one: Person) =>
    !one.isDisabled && one.isMuted !== true && isLead(one.permissions);
  const others = staff.filter(({ id }) => id !== person.id);
  if (isActiveLead(person) && !others.some(isActiveLead)) throw new LastLead();
}

function evolve(changes: StaffChanges, event: StaffEvent): StaffChanges {
  return new Map(changes).set(event.id, { ...changes.get(event.id), ...changeBy(event) });
}

function changeBy(event: StaffEvent): Partial<Person> {
  switch (event.type) {
    case 'StaffPermissionsChanged':
      return { permissions: event.permissions };
    case 'StaffDisabled':
      return { isDisabled: true };
    case 'StaffEnabled':
      return { isDisabled: false };
    case 'StaffMuted':
      return { isMuted: true };
    case 'StaffUnmuted':
      return { isMuted: false };
  }
}

/** One stream for all staff, since the rule about the last manager spans all members. */
export const staffStream = 'staff';

/**
 * Decides staff permissions and status. Like team rules, they span several people (decision 0028).
 */
export const staffDecider: Decider<StaffChanges, StaffCommand, StaffEvent> = {
  stream: () => staffStream,
  initial: new Map(),
  decide,
  evolve,
};
