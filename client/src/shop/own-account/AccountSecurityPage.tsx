import { longDate } from '@selvedge/shared/dates/english-dates';

import styles from './account.module.css';
import { AccountFrame, AccountPart } from './AccountFrame.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { AppCodeField } from '../../ui/shop/AppCodeField.js';
import { Notice } from '../../ui/shop/Notice.js';
import { NewPasswordField, PasswordField } from '../../ui/shop/PasswordField.js';

const css = classesOf(styles);

/** Password, passkeys and active sessions. */
export function AccountSecurityPage({ screen }: ScreenProps<'account-security'>) {
  const { done, isProtected, form } = screen;
  return (
    <AccountFrame page="/account/security/" heading="Sign-in and security">
      {done !== null && <Notice kind="good">{doneMessages[done]}</Notice>}
      <AccountPart id="password-part" title="Password">
        <PasswordForm isProtected={isProtected} form={form} />
      </AccountPart>
      <AccountPart id="sessions" title="Active sessions">
        <Sessions screen={screen} />
      </AccountPart>
    </AccountFrame>
  );
}

const doneMessages = {
  password: 'Password changed. All other devices have been signed out.',
  session: 'The device has been signed out.',
} as const;

type Screen = ScreenProps<'account-security'>['screen'];

/** A single form, because ending any session requires the password. */
function Sessions({ screen: { sessions, isProtected, ending } }: { readonly screen: Screen }) {
  const { busy, onSubmit } = useBusyForm();
  const isDelayed = ending !== null && Object.keys(ending.errors).length === 0;
  return (
    <form
      className={css('form')}
      method="post"
      action="/account/sign-out-everywhere/"
      onSubmit={onSubmit}
    >
      {isDelayed && <Notice kind="bad">{ending.message}</Notice>}
      {/* First submit button of the form, so that Enter does not end the first session of the
          list. */}
      <button hidden aria-hidden tabIndex={-1} />
      <ul className={css('list')}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <PasswordField
        form={ending}
        id="ending-password"
        label="Your password, to sign out devices"
      />
      {isProtected && <AppCodeField form={ending} id="ending-code" />}
      <button className={buttonClass('secondary')} aria-busy={busy}>
        Sign out all devices
      </button>
    </form>
  );
}

function Session({ session }: { readonly session: Screen['sessions'][number] }) {
  const { id, device, network, place, startedAt, lastSeenAt, isThis } = session;
  return (
    <li>
      <div>
        <b id={`session-${id}`}>{device}</b>
        {isThis && ' '}
        {isThis && <span className={css('mark')}>This device</span>}
        <p className={css('muted')}>
          {place} · {network !== null && `from ${network} · `}signed in <Day of={startedAt} /> ·{' '}
          {lastSeenAt === null ? 'active within the last hour' : <Used at={lastSeenAt} />}
        </p>
      </div>
      {!isThis && (
        <button
          className={buttonClass('text')}
          name="session"
          value={id}
          formAction="/account/sessions/end/"
          aria-describedby={`session-${id}`}
        >
          Sign out
        </button>
      )}
    </li>
  );
}

function Used({ at }: { readonly at: string }) {
  return (
    <>
      last active <Day of={at} />
    </>
  );
}

function Day({ of }: { readonly of: string }) {
  return <time dateTime={of}>{longDate(new Date(of))}</time>;
}

type PasswordProps = Pick<Screen, 'isProtected' | 'form'>;

function PasswordForm({ isProtected, form }: PasswordProps) {
  const { busy, onSubmit } = useBusyForm();
  return (
    <form className={css('form')} method="post" action="/account/password/" onSubmit={onSubmit}>
      <PasswordField form={form} name="current_password" label="Current password" />
      <NewPasswordField form={form} label="New password" />
      {isProtected && <AppCodeField form={form} />}
      <button className={buttonClass('primary')} aria-busy={busy}>
        Change password
      </button>
    </form>
  );
}
