import { useIsMutating } from '@tanstack/react-query';

/** Actions in progress on a page, in this window. */
export interface PageFlags {
  readonly saving: boolean;
  readonly deleting: boolean;
}

/** Mutation key of an action on a page, wherever it was started. */
export const pageMutationKey = (id: number, flag: keyof PageFlags) => ['page', id, flag] as const;

export function usePageFlags(id: number): PageFlags {
  const saving = useIsMutating({ mutationKey: pageMutationKey(id, 'saving') });
  const deleting = useIsMutating({ mutationKey: pageMutationKey(id, 'deleting') });
  return { saving: saving > 0, deleting: deleting > 0 };
}
