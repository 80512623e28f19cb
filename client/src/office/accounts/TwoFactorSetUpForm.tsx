import type { TwoFactorSetUp } from '@selvedge/shared/accounts/two-factor/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { addTwoFactor, beginTwoFactor } from './security.api.js';
import styles from './SecurityPage.module.css';
import { Button } from '../../ui/office/Button.js';
import { Form } from '../../ui/office/Form.js';
import { Panel } from '../../ui/office/Panel.js';
import { TextField } from '../../ui/office/TextField.js';

/** Quiet zone in modules, which scanners need. */
const rim = 4;

/** Shows the key as QR code and text, and asks for a code to confirm it. */
export function TwoFactorSetUpForm({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const query = useQuery({
    queryKey: ['two-factor-set-up'],
    queryFn: beginTwoFactor,
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Panel
      title="Turn on two-factor authentication"
      text="After that, signing in requires a code from your phone in addition to your password."
    >
      {query.isError && <p role="alert">{query.error.message}</p>}
      {query.data && <CodeForm setUp={query.data} onDone={onDone} />}
    </Panel>
  );
}

function CodeForm(props: {
  readonly setUp: TwoFactorSetUp;
  readonly onDone: (codes: readonly string[]) => void;
}) {
  const { setUp, onDone } = props;
  const { setup, secret, uri } = setUp;
  const [twoFactorAuthCode, setCode] = useState('');
  const attempt = useMutation({
    mutationFn: () => addTwoFactor({ setup, twoFactorAuthCode }),
    onSuccess: ({ recoveryCodes }) => {
      onDone(recoveryCodes);
    },
  });
  return (
    <Form
      className={styles['form']}
      isDirty={twoFactorAuthCode !== ''}
      isSent={attempt.isPending || attempt.isSuccess}
      lost="Two-factor authentication has not been turned on."
      onSend={() => {
        attempt.mutate();
      }}
    >
      <p>
        Scan this code with an authenticator app, or <a href={uri}>open it here</a> if the app is on
        this device.
      </p>
      <QrCode qr={setUp.qr} />
      <Secret secret={secret} />
      {attempt.error !== null && <p role="alert">{attempt.error.message}</p>}
      <TextField
        label="Six-digit code"
        name="twoFactorAuthCode"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
        isRequired
        value={twoFactorAuthCode}
        onChange={setCode}
      />
      <Button kind="primary" type="submit" isPending={attempt.isPending}>
        Turn on
      </Button>
    </Form>
  );
}

function Secret({ secret }: Pick<TwoFactorSetUp, 'secret'>) {
  return (
    <p>
      Or enter this key in the app:{' '}
      <code className={styles['secret']} translate="no">
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </code>
    </p>
  );
}

function QrCode({ qr: { size, path } }: Pick<TwoFactorSetUp, 'qr'>) {
  const whole = size + 2 * rim;
  const box = [-rim, -rim, whole, whole].join(' ');
  return (
    <svg
      className={styles['picture']}
      role="img"
      aria-label="QR code of the key"
      viewBox={box}
      shapeRendering="crispEdges"
    >
      <rect x={-rim} y={-rim} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
