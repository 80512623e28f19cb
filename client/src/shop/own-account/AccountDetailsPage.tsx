import type { AccountProfile } from '@selvedge/shared/customers/details';
import type { FormState } from '@selvedge/shared/screens/form-state';
import type { ComponentProps } from 'react';

import styles from './account.module.css';
import { AccountFrame, AccountPart } from './AccountFrame.js';
import { PicturePart } from './picture/PicturePart.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { useCheckedForm } from '../../lib/useCheckedForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { AppCodeField } from '../../ui/shop/AppCodeField.js';
import { PasswordField } from '../../ui/shop/PasswordField.js';
import { TextField } from '../../ui/shop/Field.js';
import { FormRefusal } from '../../ui/shop/FormRefusal.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

const doneMessages = {
  details: 'Details saved.',
  picture: 'Picture changed.',
  email:
    'We have sent an e-mail to your current and to your new address. Confirm both to complete the change.',
} as const;

/** Name and personal details (IDN-001). */
export function AccountDetailsPage({ screen }: ScreenProps<'account-details'>) {
  const { email, isProtected, avatar, profile, done, form, emailForm, pictureForm } = screen;
  return (
    <AccountFrame page="/account/details/" heading="Your details">
      {done !== null && <Notice kind="good">{doneMessages[done]}</Notice>}
      <PicturePart
        avatar={avatar}
        form={pictureForm}
        name={`${profile.firstName} ${profile.lastName}`.trim() || email}
      />
      <DetailsForm profile={profile} form={form} />
      <AccountPart id="email-part" title="E-mail address">
        <p>
          Your address is <b className={css('address')}>{email}</b>. A change takes effect once you
          confirm it from both addresses.
        </p>
        <EmailForm isProtected={isProtected} form={emailForm} />
      </AccountPart>
    </AccountFrame>
  );
}

type Field = Omit<ComponentProps<typeof TextField>, 'form' | 'required'>;

/** Sections of the form; all fields are optional. */
const parts: readonly { readonly title: string; readonly fields: readonly Field[] }[] = [
  {
    title: 'Personal details',
    fields: [
      { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
      { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
      { name: 'username', label: 'Username', autoComplete: 'nickname' },
      { name: 'company', label: 'Company', autoComplete: 'organization' },
      { name: 'jobTitle', label: 'Job title', autoComplete: 'organization-title' },
    ],
  },
  {
    title: 'Contact details',
    fields: [
      { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
      { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
      { name: 'website', label: 'Website', type: 'url', autoComplete: 'url' },
    ],
  },
  {
    title: 'Social networks',
    fields: [
      { name: 'tiktok', label: 'TikTok' },
      { name: 'twitter', label: 'Twitter' },
      { name: 'youtube', label: 'YouTube' },
      { name: 'facebook', label: 'Facebook' },
      { name: 'linkedin', label: 'LinkedIn' },
      { name: 'instagram', label: 'Instagram' },
    ],
  },
];

interface DetailsFormProps {
  readonly profile: AccountProfile;
  readonly form: FormState | null;
}

function DetailsForm({ profile: { details, ...names }, form: sent }: DetailsFormProps) {
  const { form, attempt, handlers: checks } = useCheckedForm(sent);
  const { busy, onSubmit } = useBusyForm();
  const values: Readonly<Record<string, string>> = { ...details, ...names, ...form?.values };
  return (
    <form
      className={css('parts')}
      method="post"
      action="/account/details/"
      onSubmit={onSubmit}
      {...checks}
    >
      <FormRefusal form={form} attempt={attempt} />
      {parts.map(({ title, fields }) => (
        <fieldset key={title} className={css('part', 'fields')}>
          <legend>
            <h2>{title}</h2>
          </legend>
          {fields.map((field) => (
            <TextField
              key={field.name}
              {...field}
              form={form}
              defaultValue={values[field.name] ?? ''}
              required={false}
            />
          ))}
        </fieldset>
      ))}
      <div>
        <button className={buttonClass('primary')} aria-busy={busy}>
          Save details
        </button>
      </div>
    </form>
  );
}

function EmailForm({
  isProtected,
  form: sent,
}: Pick<DetailsFormProps, 'form'> & { readonly isProtected: boolean }) {
  const { form, attempt, handlers: checks } = useCheckedForm(sent);
  const { busy, onSubmit } = useBusyForm();
  return (
    <form
      className={css('form')}
      method="post"
      action="/account/details/email/"
      onSubmit={onSubmit}
      {...checks}
    >
      <FormRefusal form={form} attempt={attempt} labels={{ email: 'New e-mail' }} />
      <TextField form={form} name="email" type="email" label="New e-mail" autoComplete="email" />
      <PasswordField form={form} name="current_password" label="Current password" />
      {isProtected && <AppCodeField form={form} />}
      <button className={buttonClass('primary')} aria-busy={busy}>
        Change e-mail address
      </button>
    </form>
  );
}
