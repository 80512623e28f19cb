import { missingPermission, type Requester } from '@selvedge/shared/permissions/policies';
import { useQuery } from '@tanstack/react-query';

import { fetchSession } from '../session/open-page.api.js';
import { AskButton } from '../../ui/office/permissions/Ask.js';

/** EDT-021: for who looks at a page, and would change it. */
export function AskToEdit({ requester }: { readonly requester: Requester }) {
  const missing = missingPermission('pages.edit', requester);
  return missing === undefined ? null : <AskButton missing={missing} />;
}

/** EDT-020: for staff who do not look after stores yet. */
export function AskToLook() {
  const { data } = useQuery({ queryKey: ['session'], queryFn: fetchSession });
  const user = data?.user ?? null;
  if (data === undefined || user === null) return null;
  const { context, flags } = data;
  const requester = { kind: user.kind, context, isMember: flags['isInternalOfStore'] === true };
  const missing = missingPermission('pages.join', requester);
  return missing === undefined ? null : <AskButton missing={missing} />;
}
