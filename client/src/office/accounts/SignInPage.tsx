import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { signIn } from './session.api.js';
import styles from './SignInPage.module.css';
import { sessionQuery } from './useSession.js';
import { Button } from '../../ui/office/Button.js';
import { TextField } from '../../ui/office/TextField.js';

/**
 * Signs a person in on this host; the screen behind it shows as soon as the session is there. On the
 * host of a shop there is a way back to it.
 */
export function SignInPage({ title, hasShop }: { title: string; hasShop: boolean }) {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const attempt = useMutation({
    mutationFn: () => signIn(email, password),
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
    },
  });
  return (
    <main className={styles['page']}>
      <Form
        className={styles['card'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          attempt.mutate();
        }}
      >
        <h1 className={styles['title']}>{title}</h1>
        <TextField
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          isRequired
          value={email}
          onChange={setEmail}
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          isRequired
          value={password}
          onChange={setPassword}
        />
        {attempt.error !== null && <Refusal text={attempt.error.message} />}
        <Button kind="primary" type="submit" isPending={attempt.isPending}>
          {attempt.isPending ? 'Signing in…' : 'Sign in'}
        </Button>
        {hasShop && <WayBack />}
      </Form>
    </main>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <p role="alert" className={styles['error']}>
      {text}
    </p>
  );
}

function WayBack() {
  return (
    <a className={styles['back']} href="/">
      Back to the shop
    </a>
  );
}
