import { approvalText, type ApprovalStatus } from '@selvedge/shared/catalogue/approval';

import { DotMark } from '../../ui/office/DotMark.js';

const denied = { background: 'var(--danger)' };
const enabled = { background: '#2c7a4b' };
const disabled = { background: 'var(--paper)', boxShadow: 'inset 0 0 0 2px var(--ink-faint)' };

/** Status of a product as dot and word. A denial by moderation takes precedence. */
export function StateMark(props: {
  product: { readonly enabled: boolean; readonly approvalStatus: ApprovalStatus };
}) {
  const { product } = props;
  if (product.approvalStatus === -1) return <DotMark dot={denied}>{approvalText(-1)}</DotMark>;
  if (product.enabled) return <DotMark dot={enabled}>Enabled</DotMark>;
  return <DotMark dot={disabled}>Disabled</DotMark>;
}
