import type { InitialState } from '@selvedge/shared/accounts/contract';
import { Link } from '@tanstack/react-router';

import styles from './Office.module.css';

/** Who is signed in, and the way to what they say of themselves, or else to how they sign in. */
export function OwnName({ user, context }: Pick<InitialState, 'user' | 'context'>) {
  return (
    <Link
      to={context === 'atlas' ? '/profile' : '/security'}
      className={`${styles['link'] ?? ''} ${styles['who'] ?? ''}`}
    >
      <span>{nameOf(user)}</span>
    </Link>
  );
}

/** "Ada Lovelace", or the address of who gave no name. */
function nameOf(user: InitialState['user']): string {
  return `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.email ?? '');
}
