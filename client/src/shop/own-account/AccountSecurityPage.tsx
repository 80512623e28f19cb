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

/** How a person signs in, and where they are signed in. */
export function AccountSecurityPage({ screen }: ScreenProps<'account-security'>) {
  const { done, isProtected, sessions, form } = screen;
  return (
    <AccountFrame page="/account/security/" heading="Sign-in and security">
      {done !== null && <Notice kind="good">{doneWords[done]}</Notice>}
      <AccountPart id="password-part" title="Password">
        <PasswordForm isProtected={isProtected} form={form} />
      </AccountPart>
      <AccountPart id="sessions" title="Where you are signed in">
        <ul className={css('list')}>
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
        <form method="post" action="/account/sign-out-everywhere/">
          <button className={buttonClass('secondary')}>Sign out everywhere</button>
        </form>
      </AccountPart>
    </AccountFrame>
  );
}

const doneWords = {
  password: 'Your new password is set. Everybody else who was signed in has been signed out.',
  session: 'Whoever was signed in there is signed out.',
} as const;

type Sessions = ScreenProps<'account-security'>['screen']['sessions'];

function Session({ session }: { readonly session: Sessions[number] }) {
  const { id, device, network, place, startedAt, lastSeenAt, isThis } = session;
  return (
    <li>
      <div>
        <b id={`session-${id}`}>{device}</b>
        {isThis && <span className={css('mark')}>This one</span>}
        <p className={css('muted')}>
          {place} · {network !== null && `from ${network} · `}signed in <Day of={startedAt} /> ·{' '}
          {lastSeenAt === null ? 'used within the hour' : <Used at={lastSeenAt} />}
        </p>
      </div>
      {!isThis && (
        <form method="post" action="/account/sessions/end/">
          <input type="hidden" name="session" value={id} />
          <button className={buttonClass('text')} aria-describedby={`session-${id}`}>
            Sign out
          </button>
        </form>
      )}
    </li>
  );
}

function Used({ at }: { readonly at: string }) {
  return (
    <>
      last used <Day of={at} />
    </>
  );
}

function Day({ of }: { readonly of: string }) {
  return <time dateTime={of}>{longDate(new Date(of))}</time>;
}

type PasswordProps = Pick<ScreenProps<'account-security'>['screen'], 'isProtected' | 'form'>;

function PasswordForm({ isProtected, form }: PasswordProps) {
  const { busy, onSubmit } = useBusyForm();
  return (
    <form className={css('form')} method="post" action="/account/password/" onSubmit={onSubmit}>
      <PasswordField form={form} name="current_password" label="Present password" />
      <NewPasswordField form={form} label="New password" />
      {isProtected && <AppCodeField form={form} />}
      <button className={buttonClass('primary')} aria-busy={busy}>
        Change password
      </button>
    </form>
  );
}
