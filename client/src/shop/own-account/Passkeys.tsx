import { passkeyNameLength } from '@selvedge/shared/accounts/passkeys/limits';
import type { OwnPasskey } from '@selvedge/shared/accounts/passkeys/contract';
import { longDate } from '@selvedge/shared/dates/english-dates';
import { useState } from 'react';

import styles from './account.module.css';
import { AccountPart } from './AccountFrame.js';
import { classesOf } from '../../lib/class-names.js';
import { useHasPasskeys, usePasskey } from '../../lib/usePasskey.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { TextField } from '../../ui/shop/Field.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** Passkeys. Removing one uses the password field of the given form. */
export function Passkeys(props: {
  readonly passkeys: readonly OwnPasskey[];
  readonly form: string;
}) {
  const { passkeys, form } = props;
  return (
    <AccountPart id="passkeys" title="Passkeys">
      <p>
        A passkey signs you in with your fingerprint, face or device, without password and code. It
        works on the site where you create it. To remove one, enter your password and a code above.
      </p>
      {passkeys.length > 0 && (
        <ul className={css('sessions')}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} form={form} />
          ))}
        </ul>
      )}
      <AddPasskey form={form} />
    </AccountPart>
  );
}

function Passkey(props: { readonly passkey: OwnPasskey; readonly form: string }) {
  const { id, name, host, addedAt, lastUsedAt } = props.passkey;
  return (
    <li>
      <div>
        <b id={`passkey-${id}`} dir="auto">
          {name}
        </b>
        <p className={css('muted')}>
          {host} · added {longDate(new Date(addedAt))} ·{' '}
          {lastUsedAt === null ? 'not used yet' : `last used ${longDate(new Date(lastUsedAt))}`}
        </p>
      </div>
      <button
        className={buttonClass('text')}
        form={props.form}
        formAction="/account/two-factor/passkeys/remove/"
        name="passkey"
        value={id}
        aria-describedby={`passkey-${id}`}
      >
        Remove
      </button>
    </li>
  );
}

/** Shown only if the browser supports passkeys. */
function AddPasskey({ form }: { readonly form: string }) {
  const [name, setName] = useState('');
  const { isBusy, problem, run } = usePasskey(
    async () => {
      const { addPasskey, confirm } = await import('../../lib/passkeys.js');
      await confirm(document.querySelector<HTMLFormElement>(`#${form}`));
      return addPasskey(name);
    },
    () => location.assign('/account/two-factor/'),
  );
  if (!useHasPasskeys()) return null;
  return (
    <form
      className={css('form')}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      {problem !== null && <Notice kind="bad">{problem}</Notice>}
      <TextField
        form={null}
        name="name"
        id="passkey-name"
        label="Passkey name"
        autoComplete="off"
        maxLength={passkeyNameLength}
        defaultValue=""
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <button className={buttonClass('secondary')} aria-busy={isBusy}>
        Add passkey
      </button>
    </form>
  );
}
