import { approvalText, type ApprovalStatus } from '@selvedge/shared/catalogue/approval';

import styles from './StateMark.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Whether a product is to be had, as dot and word; what moderation said comes first where it matters. */
export function StateMark(props: {
  product: { readonly enabled: boolean; readonly approvalStatus: ApprovalStatus };
}) {
  const { enabled, approvalStatus } = props.product;
  const isHeld = approvalStatus === -1;
  return (
    <span className={css('mark')}>
      <span
        className={css('dot', isHeld ? 'denied' : enabled ? 'enabled' : 'disabled')}
        aria-hidden
      />
      {isHeld ? approvalText(-1) : enabled ? 'Enabled' : 'Disabled'}
    </span>
  );
}
