import { stepLink } from '@selvedge/shared/accounts/next-step';
import type { HostContext } from '@selvedge/shared/permissions/hosts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useSignIn } from './useSignIn.js';
import { sessionQuery } from './useSession.js';
import { useHasPasskeys, usePasskey } from '../../lib/usePasskey.js';
import { Button } from '../../ui/office/Button.js';
import { CodeField } from '../../ui/office/CodeField.js';
import { AccessForm, AccessLink } from '../../ui/office/AccessForm.js';
import { PasswordField } from '../../ui/office/PasswordField.js';
import { TextField } from '../../ui/office/TextField.js';

const titles: Readonly<Record<HostContext, string>> = {
  atlas: 'Sign in to atlas',
  store: 'Sign in to your shop',
  shopify: 'Sign in to your shop',
  turbo: 'Sign in to your shop',
  'main-brand': 'Sign in to your shops',
};

/**
 * Signs in on this host; the requested screen appears once the session exists. A shop host links
 * back to the shop, the main brand to the sign-up.
 */
export function SignInPage({ context }: { context: HostContext }) {
  const isBrand = context === 'main-brand';
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { codeField, captchaBox, signIn } = useSignIn();
  const attempt = useMutation({
    mutationFn: () => signIn(email, password),
    onSuccess: (session) => {
      if (session !== undefined) client.setQueryData(sessionQuery.queryKey, session);
    },
  });
  return (
    <AccessForm
      title={titles[context]}
      {...(isBrand && { intro: <NewHere /> })}
      error={attempt.error}
      isRefusedWhole
      onSubmit={() => {
        attempt.mutate();
      }}
    >
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        isRequired
        value={email}
        onChange={setEmail}
      />
      <PasswordField value={password} onChange={setPassword} />
      {codeField !== undefined && <CodeField {...codeField} />}
      {captchaBox}
      <Button kind="primary" type="submit" isPending={attempt.isPending}>
        {attempt.isPending ? 'Signing in…' : 'Sign in'}
      </Button>
      <PasskeySignIn />
      {context !== 'atlas' && <WaysIntoTheShop isBrand={isBrand} />}
    </AccessForm>
  );
}

function PasskeySignIn() {
  const client = useQueryClient();
  const { isBusy, problem, run } = usePasskey(
    async () => {
      const { signInByPasskey } = await import('../../lib/passkeys.js');
      return signInByPasskey();
    },
    (session) => client.setQueryData(sessionQuery.queryKey, session),
  );
  if (!useHasPasskeys()) return null;
  return (
    <>
      {problem !== null && <p role="alert">{problem}</p>}
      <Button isPending={isBusy} onPress={run}>
        Use a passkey
      </Button>
    </>
  );
}

const signUpLink = () => stepLink('/sign-up/', location.pathname);

function NewHere() {
  return (
    <>
      New here? <a href={signUpLink()}>Create an account</a> first, then your shop.
    </>
  );
}

function WaysIntoTheShop({ isBrand }: { isBrand: boolean }) {
  return (
    <>
      <AccessLink href="/forgot-password/">Forgot your password?</AccessLink>
      {!isBrand && <AccessLink href={signUpLink()}>Create an account</AccessLink>}
      <AccessLink href="/">Back to the shop</AccessLink>
    </>
  );
}
