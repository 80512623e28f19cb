import type { JoinStaff, StaffInvitation } from '@selvedge/shared/staff/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { joinStaff, lookAtInvitation } from './staff.api.js';
import { sessionQuery } from '../accounts/index.js';
import { Coming } from '../../ui/office/Coming.js';
import { Button } from '../../ui/office/Button.js';
import { DoorForm, DoorLink } from '../../ui/office/DoorForm.js';
import { Notice } from '../../ui/office/Notice.js';
import { NewPasswordField } from '../../ui/office/NewPasswordField.js';
import { TextField } from '../../ui/office/TextField.js';

/** Where the link of an invitation leads: the token is behind the `#`, which no server was told. */
export function JoinPage() {
  const [token] = useState(() => location.hash.slice(1));
  const invitation = useQuery({
    queryKey: ['staff-invitation', token],
    queryFn: () => lookAtInvitation(token),
    retry: false,
  });
  if (invitation.isPending) return <Coming />;
  if (invitation.isError)
    return (
      <main>
        <Notice isPage title="You cannot join with this link" text={invitation.error.message}>
          <DoorLink href="/">Sign in to atlas</DoorLink>
        </Notice>
      </main>
    );
  return <JoinForm token={token} invitation={invitation.data} />;
}

function JoinForm({ token, invitation }: { token: string; invitation: StaffInvitation }) {
  const [person, setPerson] = useState<Omit<JoinStaff, 'token'>>({
    firstName: '',
    lastName: '',
    email: invitation.email ?? '',
    password: '',
  });
  const join = useJoin({ ...person, token });
  const field = (name: keyof typeof person) => ({
    name,
    value: person[name],
    onChange: (value: string) => {
      setPerson((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <DoorForm
      title="Make your account"
      words={
        invitation.email === null
          ? 'You are the first who works here: you may do everything, and invite the others.'
          : 'You are invited to work here. A name and a password, and you are in.'
      }
      error={join.error}
      onSubmit={() => {
        join.mutate();
      }}
    >
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" isRequired />
      <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        isRequired
        isReadOnly={invitation.email !== null}
      />
      <NewPasswordField {...field('password')} />
      <Button kind="primary" type="submit" isPending={join.isPending}>
        {join.isPending ? 'Making it…' : 'Make my account'}
      </Button>
    </DoorForm>
  );
}

/** Afterwards they are in: whoever may is led to what the installation still needs. */
function useJoin(person: JoinStaff) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => joinStaff(person),
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      const isFirst = session.abilities.includes('installation.manage');
      void navigate({ to: isFirst ? '/installation' : '/' });
    },
  });
}
