import { passwordLength } from '@selvedge/shared/accounts/new-password';
import { longDate } from '@selvedge/shared/dates/english-dates';
import { formatMoney } from '@selvedge/shared/money';

import styles from './AccountPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { layout } from '../../ui/shop/common/layout.js';
import { TextField } from '../../ui/shop/Field.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** What a person sees of their own account, and does with it. */
export function AccountPage({ screen }: ScreenProps<'account'>) {
  const { person, email, isPasswordNew, orders, form } = screen;
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <h1>Your account</h1>
      {isPasswordNew && (
        <Notice kind="good">
          Your new password is set. Everybody else who was signed in has been signed out.
        </Notice>
      )}
      <section className={css('part')} aria-labelledby="who">
        <h2 id="who">You</h2>
        <dl className={css('facts')}>
          {person !== '' && (
            <div>
              <dt>Name</dt>
              <dd>{person}</dd>
            </div>
          )}
          <div>
            <dt>E-mail</dt>
            <dd>{email}</dd>
          </div>
        </dl>
      </section>
      <section className={css('part')} aria-labelledby="orders">
        <h2 id="orders">Orders</h2>
        <Orders orders={orders} />
      </section>
      <section className={css('part')} aria-labelledby="password-part">
        <h2 id="password-part">Password</h2>
        <PasswordForm form={form} />
      </section>
      <section className={css('part')} aria-labelledby="sessions">
        <h2 id="sessions">Signed in</h2>
        <p>Have you left yourself signed in somewhere? This ends it on every device and shop.</p>
        <form method="post" action="/account/sign-out-everywhere/">
          <button className={buttonClass('secondary')}>Sign out everywhere</button>
        </form>
      </section>
    </div>
  );
}

function Orders({ orders }: Pick<ScreenProps<'account'>['screen'], 'orders'>) {
  if (orders.length === 0)
    return (
      <p>
        You have no orders here yet. <a href="/">Look around</a>
      </p>
    );
  return (
    <ul className={css('orders')}>
      {orders.map(({ orderId, hash, placedAt, step, total }) => (
        <li key={orderId}>
          <a href={`/receipt/${hash}`}>{`Order #${orderId}`}</a>
          <span>
            <time dateTime={placedAt}>{longDate(new Date(placedAt))}</time> · {step}
          </span>
          <span>{formatMoney(total)}</span>
        </li>
      ))}
    </ul>
  );
}

function PasswordForm({ form }: Pick<ScreenProps<'account'>['screen'], 'form'>) {
  const { busy, onSubmit } = useBusyForm();
  const secret = { form, type: 'password', defaultValue: '' } as const;
  return (
    <form className={css('form')} method="post" action="/account/password/" onSubmit={onSubmit}>
      <TextField
        {...secret}
        name="current_password"
        label="Present password"
        autoComplete="current-password"
      />
      <TextField
        {...secret}
        name="password"
        label="New password"
        autoComplete="new-password"
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
      />
      <button className={buttonClass('primary')} aria-busy={busy}>
        Change password
      </button>
    </form>
  );
}
