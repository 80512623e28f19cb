import type { TeamInvitationAnswer } from '@selvedge/shared/permissions/team/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { acceptInvitation, joinTeam, lookAtInvitation } from './team.api.js';
import { useSession, useSignIn } from '../accounts/index.js';
import { Coming } from '../../ui/office/Coming.js';
import { Button } from '../../ui/office/Button.js';
import { CodeField } from '../../ui/office/CodeField.js';
import { DoorForm, DoorLink } from '../../ui/office/DoorForm.js';
import { Notice } from '../../ui/office/Notice.js';
import { NewPasswordField } from '../../ui/office/NewPasswordField.js';
import { TextField } from '../../ui/office/TextField.js';

/** Where the link of an invitation leads: the token is behind the `#`, which no server was told. */
export function JoinTeamPage() {
  const [token] = useState(() => location.hash.slice(1));
  const invitation = useQuery({
    queryKey: ['team-invitation', token],
    queryFn: () => lookAtInvitation(token),
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (invitation.isPending) return <Coming />;
  if (invitation.isError)
    return (
      <main>
        <Notice isPage title="You cannot join with this link" text={invitation.error.message}>
          <DoorLink href="/dashboard/">Sign in</DoorLink>
        </Notice>
      </main>
    );
  return <JoinForm token={token} invitation={invitation.data} />;
}

interface FormProps {
  readonly token: string;
  readonly invitation: TeamInvitationAnswer;
}

interface NameField {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function JoinForm({ token, invitation }: FormProps) {
  const { email, hasAccount } = invitation;
  const shop = useSession().store.active?.name ?? 'the shop';
  const [person, setPerson] = useState({ firstName: '', lastName: '', password: '' });
  const { codeField, captchaBox, ...joining } = useJoin(token, invitation, person);
  const field = (name: keyof typeof person) => ({
    name,
    value: person[name],
    onChange: (value: string) => {
      setPerson((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <DoorForm
      title={`Join ${shop}`}
      words={
        hasAccount
          ? 'You have an account already: its password lets you in.'
          : 'Make yourself an account, and you are in.'
      }
      error={joining.error}
      onSubmit={() => {
        joining.mutate();
      }}
    >
      <TextField label="E-mail" type="email" autoComplete="username" value={email} isReadOnly />
      {!hasAccount && <NameFields field={field} />}
      {hasAccount ? (
        <TextField
          {...field('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
          isRequired
        />
      ) : (
        <NewPasswordField {...field('password')} />
      )}
      {codeField !== undefined && <CodeField {...codeField} />}
      {captchaBox}
      <Button kind="primary" type="submit" isPending={joining.isPending}>
        Join
      </Button>
    </DoorForm>
  );
}

function NameFields({ field }: { field: (name: 'firstName' | 'lastName') => NameField }) {
  return (
    <>
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" isRequired />
      <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
    </>
  );
}

/** Afterwards the dashboard is loaded anew, with all that they may do there. */
function useJoin(
  token: string,
  { email, hasAccount }: TeamInvitationAnswer,
  { password, ...name }: { firstName: string; lastName: string; password: string },
) {
  const { codeField, captchaBox, signIn } = useSignIn();
  const joining = useMutation({
    mutationFn: async () => {
      if (!hasAccount) await joinTeam({ token, password, ...name });
      else if ((await signIn(email, password)) === undefined) return false;
      else await acceptInvitation(token);
      return true;
    },
    onSuccess: (isIn) => {
      if (isIn) location.assign('/dashboard/');
    },
  });
  return { ...joining, codeField, captchaBox };
}
