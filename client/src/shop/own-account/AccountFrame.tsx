import type { ReactNode } from 'react';

import styles from './account.module.css';
import { classesOf } from '../../lib/class-names.js';
import { setOwnMessage } from '../../lib/field-messages.js';
import { layout } from '../../ui/shop/common/layout.js';

const css = classesOf(styles);

/** The pages of an account, in the order of its menu. */
const pages = [
  ['/account/', 'Overview'],
  ['/account/details/', 'Details'],
  ['/account/addresses/', 'Addresses'],
  ['/account/security/', 'Sign-in and security'],
  ['/account/two-factor/', 'Two-factor'],
  ['/account/data/', 'Your data'],
] as const;

interface AccountFrameProps {
  /** The page's own address. */
  readonly page: (typeof pages)[number][0];
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page of an account: its heading, and the way to the others. */
export function AccountFrame({ page, heading, children }: AccountFrameProps) {
  return (
    <div className={`${layout('container')} ${css('page')}`} onInvalidCapture={setOwnMessage}>
      <nav className={css('menu')} aria-label="Your account">
        <ul>
          {pages.map(([address, label]) => (
            <li key={address}>
              <a href={address} {...(address === page && { 'aria-current': 'page' })}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css('content')}>
        <h1>{heading}</h1>
        {children}
      </div>
    </div>
  );
}

interface AccountPartProps {
  /** Within the page. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What is said about one thing on such a page. */
export function AccountPart({ id, title, children }: AccountPartProps) {
  return (
    <section className={css('part')} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
