import type {
  PasswordConfirmation,
  PasswordConfirmed,
  TwoFactorRequired,
} from '@selvedge/shared/accounts/two-factor/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import styles from './PasswordQuestion.module.css';
import { call, confirmationPath } from '../../../lib/http.js';
import { codeIn, type CodeKind } from '../code-kind.js';
import { CodeField } from '../CodeField.js';
import { Dialog } from '../Dialog.js';
import { PasswordField } from '../PasswordField.js';
import { SendButtons } from '../SendButtons.js';

type Answer = PasswordConfirmed | TwoFactorRequired;

/** Throws ApiError with the server's message. */
const confirmPassword = (form: PasswordConfirmation) =>
  call<Answer>('POST', confirmationPath, form);

function Refusal({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <p role="alert" className={styles['error']}>
      {error.message}
    </p>
  );
}

/**
 * Asks for the password (EDT-025). Answers true only after the server accepted it; Escape means
 * false.
 */
export function PasswordDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
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
        <p>Enter your password to confirm this action.</p>
        <Refusal error={attempt.error} />
        <PasswordField autoFocus value={password} onChange={setPassword} />
        {kind !== undefined && (
          <CodeField kind={kind} value={code} onChange={setCode} onKind={setKind} />
        )}
        <SendButtons send="Confirm" isPending={attempt.isPending} onCancel={refuse} />
      </Form>
    </Dialog>
  );
}
