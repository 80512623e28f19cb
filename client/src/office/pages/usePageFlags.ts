import { useIsMutating } from '@tanstack/react-query';

/** PAG-011: what is under way for a page in this window. */
export interface PageFlags {
  readonly saving: boolean;
  readonly deleting: boolean;
}

/** By what a change of a page is known while it is under way, wherever it was begun. */
export const underWay = (id: number, flag: keyof PageFlags) => ['page', id, flag] as const;

export function usePageFlags(id: number): PageFlags {
  const saving = useIsMutating({ mutationKey: underWay(id, 'saving') });
  const deleting = useIsMutating({ mutationKey: underWay(id, 'deleting') });
  return { saving: saving > 0, deleting: deleting > 0 };
}
