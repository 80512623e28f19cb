import type { FormState } from '@selvedge/shared/storefront/form-state';
import type { Ref } from 'react';

import styles from './captcha-box.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** IDN-004: where the box of reCAPTCHA v2 stands, once v3 is in doubt. */
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
