import type { BasketCoupon } from '@selvedge/shared/baskets/contract';
import { Tag } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';

import { buttonClass } from './common/button.js';
import fieldStyles from './common/field.module.css';
import { layout } from './common/layout.js';
import styles from './coupon-field.module.css';
import { FieldError } from './Field.js';
import { classesOf } from '../../lib/class-names.js';
import { isEnter } from '../../lib/is-enter.js';

const css = classesOf({ ...fieldStyles, ...styles });

type Button = Pick<ComponentProps<'button'>, 'name' | 'value' | 'formNoValidate' | 'onClick'>;

interface CouponFieldProps {
  readonly coupon: BasketCoupon | null;
  /** Reason why the code cannot be used; null if it can. */
  readonly error: string | null;
  readonly name: string;
  readonly busy: boolean;
  readonly apply: Button;
  readonly remove: Button;
}

/** Field for a discount code, or the applied code with a button that removes it. */
export function CouponField({ coupon, error, name, busy, apply, remove }: CouponFieldProps) {
  const message = error ?? coupon?.message ?? null;
  return (
    <div className={css('coupon')}>
      {coupon?.message === null ? (
        <Applied {...{ name, busy, remove }} code={coupon.code} />
      ) : (
        <>
          <label className={css('label')} htmlFor="coupon">
            Discount code
          </label>
          <div className={css('entry')}>
            <input
              className={css('input', 'code')}
              key={coupon?.code}
              id="coupon"
              name={name}
              defaultValue={coupon?.code}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onKeyDown={pressOnEnter}
              {...(message !== null && {
                'aria-invalid': true,
                'aria-describedby': 'coupon-error',
              })}
            />
            <button className={buttonClass('secondary')} aria-disabled={busy} {...apply}>
              Apply
            </button>
          </div>
        </>
      )}
      <div role="status">{message !== null && <FieldError id="coupon-error" text={message} />}</div>
    </div>
  );
}

interface AppliedProps extends Pick<CouponFieldProps, 'name' | 'busy' | 'remove'> {
  readonly code: string;
}

function Applied({ code, name, busy, remove }: AppliedProps) {
  // A separate form sends an empty code, which removes the present one.
  const sent = remove.name === undefined ? '' : code;
  return (
    <p className={css('applied')}>
      <input type="hidden" name={name} value={sent} />
      <Tag size={18} aria-hidden />
      <span translate="no">{code}</span>
      {/* Target of the error summary, in place of the field. */}
      <button id="coupon" className={buttonClass('text')} aria-disabled={busy} {...remove}>
        Remove<span className={layout('hidden')}> discount code</span>
      </button>
    </p>
  );
}

/** Enter applies the code, although another button comes first in the form. */
function pressOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (!isEnter(event)) return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector('button')?.click();
}
