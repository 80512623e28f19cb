import { isShopAction } from '@selvedge/shared/links/actions';
import { linkOf } from '@selvedge/shared/links/link';
import { useContext, type ComponentProps, type CSSProperties, type ReactNode } from 'react';

import { layout } from './layout.js';
import { BlockedPage } from '../../../lib/blocked-page.js';

interface SafeLinkProps {
  /** Address as entered by its author. */
  readonly to: string;
  /** Origin of the shop; absolute links to it are internal. */
  readonly origin: string;
  /** Whether the author wants a new tab for an internal link too. */
  readonly newTab?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/**
 * Link written by an owner, handled by its kind (LAY-042 to LAY-045). The page runs actions; unknown
 * ones are disabled.
 */
export function SafeLink({ to, origin, newTab = false, children, ...looks }: SafeLinkProps) {
  const link = linkOf(to, origin);
  const blockedPage = useContext(BlockedPage);
  switch (link.kind) {
    case 'internal':
    case 'other':
      if (newTab)
        return (
          <NewTab href={link.href} {...looks}>
            {children}
          </NewTab>
        );
      return (
        <a href={link.href} {...looks}>
          {children}
        </a>
      );
    case 'external':
      return (
        <NewTab href={link.href} {...looks}>
          {children}
        </NewTab>
      );
    case 'blocked':
      return (
        <a href={blockedPage} data-blocked {...looks}>
          {children}
        </a>
      );
    case 'action':
      return (
        <button
          type="button"
          data-action={link.name}
          disabled={!isShopAction(link.name)}
          {...looks}
        >
          {children}
        </button>
      );
    case 'nothing':
      return <span {...looks}>{children}</span>;
  }
}

function NewTab({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
      <span className={layout('hidden')}> (opens in a new tab)</span>
    </a>
  );
}
