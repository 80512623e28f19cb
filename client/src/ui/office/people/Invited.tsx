import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { Coming } from '../Coming.js';
import { DoorLink } from '../DoorForm.js';
import { Notice } from '../Notice.js';

/**
 * Where the link of an invitation leads: the token is behind the `#`, which no server was told. What is asked
 * of whoever comes by it is shown once the server knows the invitation.
 */
export function Invited<Invitation>(props: {
  /** Apart from those of others in the cache: `staff-invitation`. */
  readonly kind: string;
  readonly find: (token: string) => Promise<Invitation>;
  /** Where who has no such invitation may go. */
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
  if (invitation.isPending) return <Coming />;
  if (invitation.isError)
    return (
      <main>
        <Notice isPage title="You cannot join with this link" text={invitation.error.message}>
          <DoorLink href={href}>{way}</DoorLink>
        </Notice>
      </main>
    );
  return children(token, invitation.data);
}
