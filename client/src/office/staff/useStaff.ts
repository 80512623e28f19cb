import type { StaffMember } from '@selvedge/shared/staff/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchStaff, fetchStaffChanges } from './staff.api.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const queryKey = ['staff'] as const;
const changesKey = ['staff-changes'] as const;

export function useStaff() {
  return useQuery({ queryKey, queryFn: fetchStaff });
}

/** Who changed what, the newest first. */
export function useStaffChanges() {
  return useQuery({ queryKey: changesKey, queryFn: fetchStaffChanges });
}

/** Asks anew who may do what: something else has changed it. */
export function useStaffRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    for (const key of [queryKey, changesKey]) void client.invalidateQueries({ queryKey: key });
  };
}

/** Something that is done about one of the staff, and the words that say so; `onDone` however it ends. */
export function useStaffChange(onDone: () => void) {
  const client = useQueryClient();
  const tell = useSnackbar();
  return useMutation({
    mutationFn: ({ change }: { change: () => Promise<readonly StaffMember[]>; words: string }) =>
      change(),
    onSuccess: (staff, { words }) => {
      client.setQueryData(queryKey, staff);
      tell(words);
    },
    onError: ({ message }) => {
      tell(message);
      void client.invalidateQueries({ queryKey });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: changesKey });
      onDone();
    },
  });
}
