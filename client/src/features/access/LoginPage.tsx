import styles from './access.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/button.js';
import { TextField } from '../../ui/shop/Field.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** RTE-002: the gate of a closed shop, and the sign-in of an account. */
export function LoginPage({ frame, screen }: ScreenProps<'login'>) {
  const { redirectUri, gate, form } = screen;
  const { busy, onSubmit } = useBusyForm();
  return (
    <div className={css('gate')}>
      <div className={css('card')}>
        <div className={css('words')}>
          <p className={css('store')}>{frame.name}</p>
          <h1>{gate ? 'This shop is private' : 'Sign in'}</h1>
          {gate && <p>It is open to its own team. Sign in to come inside.</p>}
        </div>
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
      </div>
    </div>
  );
}
