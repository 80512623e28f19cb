import { missingPermission, type Requester } from '@selvedge/shared/permissions/policies';
import { useQuery } from '@tanstack/react-query';

import { fetchSession } from '../session/open-page.api.js';
import { AskButton } from '../../ui/office/permissions/Ask.js';

/** Lets a viewer of the page request the permission to edit it. */
export function AskToEdit({ requester }: { readonly requester: Requester }) {
  const missing = missingPermission('pages.edit', requester);
  return missing === undefined ? null : <AskButton missing={missing} />;
}

/** Lets staff without access request the permission to work in stores. */
export function AskToLook() {
  const { data } = useQuery({ queryKey: ['session'], queryFn: fetchSession });
  const user = data?.user ?? null;
  if (data === undefined || user === null) return null;
  const { context, flags } = data;
  const requester = { kind: user.kind, context, isMember: flags['isInternalOfStore'] === true };
  const missing = missingPermission('pages.join', requester);
  return missing === undefined ? null : <AskButton missing={missing} />;
}
