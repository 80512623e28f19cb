import { useLeaving } from './useLeaving.js';
import type { OpenPage } from '../session/useOpening.js';

interface BackProps {
  readonly page: OpenPage;
  readonly className: string | undefined;
}

/** Link to all pages; saves pending changes first, without a prompt. */
export function BackLink({ page, className }: BackProps) {
  const { leave, isLeaving } = useLeaving(page);
  return (
    <a className={className} href="/dashboard/pages" aria-busy={isLeaving} onClick={leave}>
      Pages
    </a>
  );
}
