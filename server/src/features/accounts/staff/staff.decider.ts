import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import { actsOnPeople, isLead } from '@selvedge/shared/permissions/roles';

import type { Decider } from '../../../platform/event-log/model/decider.js';
import type { StaffSnapshot, StaffCommand } from './staff.commands.js';
import {
  LastLead,
  NotOneselfOfStaff,
  StaffNotFound,
  StaffPermissionNotHeld,
} from './staff.errors.js';
import type { StaffEvent } from './staff.events.js';

/** Whether they are muted is said here alone; since when is the log's. */
type Person = Omit<StaffSnapshot, 'mutedAt'> & { readonly isMuted?: boolean };

/** What became of whom since they joined; what is left out is as it was then. */
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

/** Whoever is no staff, such as who installs the product, holds all. */
function refuseBut(
  { by, id }: StaffCommand,
  concerned: readonly AtlasPermission[],
  staff: readonly Person[],
): void {
  if (!by.startsWith('staff:')) return;
  const asker = staff.find((one) => by === `staff:${String(one.id)}`);
  // Of two who end each other at once, the second may nothing any more.
  if (asker === undefined || asker.isDisabled || !isLead(asker.permissions))
    throw new StaffPermissionNotHeld();
  if (asker.id === id) throw new NotOneselfOfStaff();
  if (!concerned.every((one) => asker.permissions.includes(one)))
    throw new StaffPermissionNotHeld();
}

/** ERR-034: whoever acts on people, and not on those who say whether they may. */
function refuseMuting({ by, id }: StaffCommand, person: Person, staff: readonly Person[]): void {
  if (!by.startsWith('staff:')) return;
  const asker = staff.find((one) => by === `staff:${String(one.id)}`);
  if (asker === undefined || asker.isDisabled || !actsOnPeople(asker.permissions))
    throw new StaffPermissionNotHeld();
  if (asker.id === id) throw new NotOneselfOfStaff();
  if (isLead(person.permissions) && !isLead(asker.permissions)) throw new StaffPermissionNotHeld();
}

/** Somebody leads, and hears of what is asked of those who lead. */
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

/** The stream of what happens to all of the staff: that somebody leads them is a rule over all. */
export const staffStream = 'staff';

/** What those who work for the platform may do. Its rules are about people, as a team's (decision 0028). */
export const staffDecider: Decider<StaffChanges, StaffCommand, StaffEvent> = {
  stream: () => staffStream,
  initial: new Map(),
  decide,
  evolve,
};
