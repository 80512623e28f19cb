import type { InitialState } from '@selvedge/shared/session/initial-state';
import { Link } from '@tanstack/react-router';

import styles from './Office.module.css';

/** Name of the signed-in user, linked to their profile or security page. */
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

/** Returns the full name, or the e-mail address if there is none. */
function nameOf(user: InitialState['user']): string {
  return `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.email ?? '');
}
