import type { StaffMember } from '@selvedge/shared/staff/contract';
import { useQuery } from '@tanstack/react-query';

import { fetchStaff, fetchStaffChanges } from './staff.api.js';
import { useRosterChange, useRosterRefresh } from '../../ui/office/people/useRoster.js';

const keys = { people: ['staff'], changes: ['staff-changes'] } as const;

export function useStaff() {
  return useQuery({ queryKey: keys.people, queryFn: fetchStaff });
}

export function useStaffChanges() {
  return useQuery({ queryKey: keys.changes, queryFn: fetchStaffChanges });
}

export const useStaffRefresh = () => useRosterRefresh(keys);

export const useStaffChange = (onDone: () => void) => useRosterChange<StaffMember>(keys, onDone);
