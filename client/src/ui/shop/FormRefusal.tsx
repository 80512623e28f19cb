import type { FormState } from '@selvedge/shared/screens/form-state';

import { Notice } from './Notice.js';
import styles from './Notice.module.css';
import { classesOf } from '../../lib/class-names.js';
import { useNoResend } from '../../lib/useNoResend.js';

const css = classesOf(styles);

type Labels = Readonly<Record<string, string>>;

/** Labels that cannot be derived from field names. */
const commonLabels: Labels = {
  email: 'E-mail',
  line1: 'Address',
  line2: 'Flat, floor or company',
  city: 'Town or city',
  proof: 'Your e-mail address or postcode',
  current_password: 'Current password',
  password_confirmation: 'Repeat password',
};

/** Invisible fields: their errors are listed without a link. */
const unseen: readonly string[] = ['v3captchaToken', 'v2captchaToken'];

interface FormRefusalProps {
  readonly form: FormState | null;
  /** How often this page refused to send the form; the server's refusal does not count. */
  readonly attempt?: number;
  /** Labels by path or field name, where this form has others than most forms. */
  readonly labels?: Labels;
}

/** Error summary above a form. It gets the focus, and each entry links to its field. */
export function FormRefusal({ form, attempt = 0, labels }: FormRefusalProps) {
  useNoResend(form !== null);
  const fields = Object.entries(form?.errors ?? {}).filter(([path]) => !unseen.includes(path));
  if (!form?.message && fields.length === 0) return null;
  if (fields.length === 0)
    return (
      <Notice kind="bad" isFirst>
        {form?.message}
      </Notice>
    );
  return (
    <Notice key={attempt} kind="bad" isFirst takesFocus={attempt > 0}>
      {fields.length === 1 ? 'Check 1 field:' : 'Check these fields:'}
      <ul className={css('fields')}>
        {fields.map(([path, [message]]) => (
          <li key={path}>
            <a href={`#${path}`}>{labelOf(path, labels)}</a>: <span>{message}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns a label such as "Billing address, full name" for `billingAddress.fullName`. */
function labelOf(path: string, labels?: Labels): string {
  const [name = '', group] = path.split('.').reverse();
  const label = labels?.[path] ?? labels?.[name] ?? commonLabels[name] ?? sentence(name);
  if (group !== 'billingAddress') return label;
  // Keeps abbreviations such as “ZIP code”.
  return `Billing address, ${label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
}

/** Converts `securityCode` to "Security code". */
function sentence(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
