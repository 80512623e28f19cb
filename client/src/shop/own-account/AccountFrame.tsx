import type { ReactNode } from 'react';

import styles from './account.module.css';
import { classesOf } from '../../lib/class-names.js';
import { setOwnMessage } from '../../lib/field-messages.js';
import { layout } from '../../ui/shop/common/layout.js';

const css = classesOf(styles);

/** Pages of the account, in menu order. */
const pages = [
  ['/account/', 'Overview'],
  ['/account/details/', 'Details'],
  ['/account/addresses/', 'Addresses'],
  ['/account/security/', 'Sign-in and security'],
  ['/account/two-factor/', 'Two-factor'],
  ['/account/data/', 'Your data'],
] as const;

interface AccountFrameProps {
  /** Address of the current page. */
  readonly page: (typeof pages)[number][0];
  readonly heading: string;
  readonly children: ReactNode;
}

/** Account page with its heading and menu. */
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
  /** Element id. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Titled section of an account page. */
export function AccountPart({ id, title, children }: AccountPartProps) {
  return (
    <section className={css('part')} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
