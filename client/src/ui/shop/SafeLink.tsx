import { linkOf } from '@selvedge/shared/links/link';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';

import { layout } from './layout.js';

/** UTL-003: where a link leads that is not let through. */
const blockedPage = '/404/';

interface SafeLinkProps {
  /** As its author wrote it. */
  readonly to: string;
  /** The shop's own, whose absolute links are internal too. */
  readonly origin: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** LAY-042 to LAY-045: a link that an owner wrote, doing what its kind of link does. */
export function SafeLink({ to, origin, children, ...looks }: SafeLinkProps) {
  const link = linkOf(to, origin);
  switch (link.kind) {
    case 'internal':
    case 'other':
      return (
        <a href={link.href} {...looks}>
          {children}
        </a>
      );
    case 'external':
      return (
        <a href={link.href} target="_blank" rel="noopener noreferrer" {...looks}>
          {children}
          <span className={layout('hidden')}> (opens in a new tab)</span>
        </a>
      );
    case 'blocked':
      return (
        <a href={blockedPage} {...looks}>
          {children}
        </a>
      );
    case 'action':
      return (
        <button type="button" data-action={link.name} onClick={fire} {...looks}>
          {children}
        </button>
      );
    case 'nothing':
      return <span {...looks}>{children}</span>;
  }
}

/** LAY-042: `shop-action` bubbles to whoever on the page knows the action of that name. */
function fire({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const detail = { name: currentTarget.dataset['action'] };
  currentTarget.dispatchEvent(new CustomEvent('shop-action', { bubbles: true, detail }));
}
