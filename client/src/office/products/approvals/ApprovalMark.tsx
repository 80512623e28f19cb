import { approvalText, type ApprovalStatus } from '@selvedge/shared/catalogue/approval';
import type { CSSProperties } from 'react';

import { DotMark } from '../../../ui/office/DotMark.js';

/** Approval status as dot and word. */
export function ApprovalMark({ status }: { readonly status: ApprovalStatus }) {
  return <DotMark dot={dotOf(status)}>{approvalText(status)}</DotMark>;
}

function dotOf(status: ApprovalStatus): CSSProperties {
  switch (status) {
    case 1:
      return { background: 'var(--status-done)' };
    case -1:
      return { background: 'var(--danger)' };
    case 0:
      return { background: '#b97a10' };
    case null:
      return { background: 'var(--paper)', boxShadow: 'inset 0 0 0 2px var(--ink-faint)' };
  }
}
