import type {
  PasswordConfirmation,
  PasswordConfirmed,
  TwoFactorRequired,
} from '@selvedge/shared/accounts/two-factor/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-aria-components';

import styles from './PasswordQuestion.module.css';
import { call } from '../../../lib/http.js';
import { askBy } from '../../../lib/password-question.js';
import { Button } from '../Button.js';
import { CodeField, codeIn, type CodeKind } from '../CodeField.js';
import { Dialog, DialogButtons } from '../Dialog.js';
import { TextField } from '../TextField.js';

type Answer = PasswordConfirmed | TwoFactorRequired;

/** Throws ApiError with the server's words. */
const confirmPassword = (form: PasswordConfirmation) =>
  call<Answer>('POST', '/dashboard/secure/confirm-password/', form);

/** IDN-006: stands by for calls that are dangerous. Those that come while it asks wait for the same answer. */
export function PasswordQuestion() {
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  useEffect(
    () =>
      askBy(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setAsking(true);
          }),
      ),
    [],
  );
  if (!isAsking) return null;
  return (
    <PasswordDialog
      onAnswer={(isConfirmed) => {
        setAsking(false);
        for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
      }}
    />
  );
}

function Refusal({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <p role="alert" className={styles['error']}>
      {error.message}
    </p>
  );
}

/** EDT-025: answers true only after the server has accepted what was typed; Escape is false. */
function PasswordDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const [password, setPassword] = useState('');
  const [kind, setKind] = useState<CodeKind>();
  const [code, setCode] = useState('');
  const attempt = useMutation({
    mutationFn: () => confirmPassword({ password, ...codeIn(kind, code) }),
    onSuccess: (answer) => {
      if ('confirmed' in answer) onAnswer(true);
      else setKind('app');
    },
  });
  const refuse = (): void => {
    onAnswer(false);
  };
  return (
    <Dialog title="Confirm your password" isOpen role="alertdialog" onClose={refuse}>
      <Form
        className={styles['form'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          attempt.mutate();
        }}
      >
        <p>What you are about to do takes your password once more: show us that it is you.</p>
        <Refusal error={attempt.error} />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          isRequired
          autoFocus
          value={password}
          onChange={setPassword}
        />
        {kind !== undefined && (
          <CodeField kind={kind} value={code} onChange={setCode} onKind={setKind} />
        )}
        <DialogButtons>
          <Button onPress={refuse}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={attempt.isPending}>
            Confirm
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}
