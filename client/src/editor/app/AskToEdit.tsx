import { missingPermission, type Requester } from '@selvedge/shared/policies/policies';
import { useQuery } from '@tanstack/react-query';

import { fetchSession } from '../session/open-page.api.js';
import { RequestButton } from '../../ui/office/permissions/LockedControls.js';

/** Lets a viewer of the page request the permission to edit it. */
export function RequestEditAccess({ requester }: { readonly requester: Requester }) {
  const missing = missingPermission('pages.edit', requester);
  return missing === undefined ? null : <RequestButton missing={missing} />;
}

/** Lets staff without access request the permission to work in stores. */
export function RequestStaffAccess() {
  const { data } = useQuery({ queryKey: ['session'], queryFn: fetchSession });
  const user = data?.user ?? null;
  if (data === undefined || user === null) return null;
  const { context, flags } = data;
  const requester = { kind: user.kind, context, isMember: flags['isInternalOfStore'] === true };
  const missing = missingPermission('pages.join', requester);
  return missing === undefined ? null : <RequestButton missing={missing} />;
}
