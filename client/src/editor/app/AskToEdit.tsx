import { lackedFor, type Asking } from '@selvedge/shared/permissions/policies';
import { useQuery } from '@tanstack/react-query';

import { fetchSession } from '../session/open-page.api.js';
import { AskButton } from '../../ui/office/permissions/Ask.js';

/** EDT-021: for who looks at a page, and would change it. */
export function AskToEdit({ asking }: { readonly asking: Asking }) {
  const lacked = lackedFor('pages.edit', asking);
  return lacked === undefined ? null : <AskButton lacked={lacked} />;
}

/** EDT-020: for staff who do not look after stores yet. */
export function AskToLook() {
  const { data } = useQuery({ queryKey: ['session'], queryFn: fetchSession });
  const user = data?.user ?? null;
  if (data === undefined || user === null) return null;
  const { context, flags } = data;
  const asking = { kind: user.kind, context, isMember: flags['isInternalOfStore'] === true };
  const lacked = lackedFor('pages.join', asking);
  return lacked === undefined ? null : <AskButton lacked={lacked} />;
}
