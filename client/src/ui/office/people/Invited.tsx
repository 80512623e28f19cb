import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { LoadingPlaceholder } from '../LoadingPlaceholder.js';
import { AccessLink } from '../AccessForm.js';
import { Notice } from '../Notice.js';

/**
 * Landing page of an invitation link. The token is in the fragment, which browsers do not send to
 * servers. The form appears once the server has accepted the invitation.
 */
export function Invited<Invitation>(props: {
  /** Cache key of this kind of invitation: `staff-invitation`. */
  readonly kind: string;
  readonly find: (token: string) => Promise<Invitation>;
  /** Link offered to visitors without a valid invitation. */
  readonly way: string;
  readonly href: string;
  readonly children: (token: string, invitation: Invitation) => ReactNode;
}) {
  const { kind, find, way, href, children } = props;
  const [token] = useState(() => location.hash.slice(1));
  const invitation = useQuery({
    queryKey: [kind, token],
    queryFn: () => find(token),
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (invitation.isPending) return <LoadingPlaceholder />;
  if (invitation.isError)
    return (
      <main>
        <Notice isPage title="You cannot join with this link" text={invitation.error.message}>
          <AccessLink href={href}>{way}</AccessLink>
        </Notice>
      </main>
    );
  return children(token, invitation.data);
}
