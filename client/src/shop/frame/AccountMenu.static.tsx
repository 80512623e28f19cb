import { UserRound } from 'lucide-react';

import styles from './HeaderMenu.module.css';
import type { AccountProps } from './frame-fragments.js';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Sign-in page that returns to the shop. */
export const signInLink = '/login/?redirect_uri=%2F';

/** Account menu; opens without script. */
export function AccountMenu({ account }: AccountProps) {
  if (account === undefined)
    return (
      <div className={css('choice')}>
        <a className={css('icon')} href={signInLink} aria-label="Sign in">
          <UserRound aria-hidden />
        </a>
      </div>
    );
  const { name, hasDashboard } = account;
  return (
    <div>
      <details className={css('choice')} data-menu>
        <summary className={css('icon')} aria-label={`Signed in as ${name}`}>
          <UserRound aria-hidden />
          <span className={css('who')} dir="auto">
            {name}
          </span>
        </summary>
        <div className={css('list')}>
          <p className={css('name')} dir="auto">
            {name}
          </p>
          <a className={css('entry', 'only')} href="/account/">
            Your account
          </a>
          {hasDashboard && (
            <a className={css('entry', 'only')} href="/dashboard/">
              Dashboard
            </a>
          )}
          <form method="post" action="/logout/">
            <button className={css('entry', 'only')}>Sign out</button>
          </form>
        </div>
      </details>
    </div>
  );
}
