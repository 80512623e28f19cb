import styles from './access.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { TextField } from '../../ui/shop/Field.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** RTE-002: the gate of a closed shop, or the sign-in of an account. */
export function LoginPage({ frame, screen }: ScreenProps<'login'>) {
  return (
    <div className={css('gate')}>
      <div className={css('card')}>
        <div className={css('words')}>
          <p className={css('store')}>
            <a href="/">{frame.name}</a>
          </p>
          <h1>{screen.gate ? 'This shop is private' : 'Sign in'}</h1>
          {screen.gate && <p>Have you been given the password? Come in.</p>}
        </div>
        {screen.gate ? <GateForm screen={screen} /> : <SignInForm screen={screen} />}
      </div>
    </div>
  );
}

/** API-055: visitors come in by the shop's password, its own people by their account. */
function GateForm({ screen: { form } }: Pick<ScreenProps<'login'>, 'screen'>) {
  const { busy, onSubmit } = useBusyForm();
  return (
    <>
      <form className={css('form')} method="post" action="/login/gate/" onSubmit={onSubmit}>
        <TextField
          form={form}
          name="password"
          type="password"
          label="Password of the shop"
          autoComplete="off"
          defaultValue=""
        />
        <button className={buttonClass('primary', true)} aria-busy={busy}>
          Enter
        </button>
      </form>
      <a className={css('elsewhere')} href="/login/?redirect_uri=/">
        Sign in as one of the team
      </a>
    </>
  );
}

function SignInForm({ screen: { redirectUri, form } }: Pick<ScreenProps<'login'>, 'screen'>) {
  const { busy, onSubmit } = useBusyForm();
  return (
    <>
      {form?.message && <Notice kind="bad">{form.message}</Notice>}
      <form className={css('form')} method="post" action="/login/" onSubmit={onSubmit}>
        <input type="hidden" name="redirect_uri" value={redirectUri} />
        <TextField form={form} name="email" type="email" label="E-mail" autoComplete="username" />
        <TextField
          form={form}
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          defaultValue=""
        />
        <button className={buttonClass('primary', true)} aria-busy={busy}>
          Sign in
        </button>
      </form>
      <a className={css('elsewhere')} href="/">
        Back to the shop
      </a>
    </>
  );
}
