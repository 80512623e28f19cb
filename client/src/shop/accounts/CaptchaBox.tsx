import type { FormState } from '@selvedge/shared/screens/form-state';
import type { Ref } from 'react';

import styles from './captcha-box.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Container of the reCAPTCHA v2 challenge, shown if v3 is inconclusive (IDN-004). */
export function CaptchaBox({
  form,
  place,
}: {
  readonly form: FormState | null;
  readonly place: Ref<HTMLDivElement>;
}) {
  if (form?.errors['v2captchaToken'] === undefined) return null;
  return <div className={css('box')} ref={place} />;
}
