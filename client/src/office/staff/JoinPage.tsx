import type { JoinStaff, StaffInvitation } from '@selvedge/shared/staff/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { joinStaff, lookAtInvitation } from './staff.api.js';
import { sessionQuery } from '../accounts/index.js';
import { Button } from '../../ui/office/Button.js';
import { AccessForm } from '../../ui/office/AccessForm.js';
import { NewPasswordField } from '../../ui/office/NewPasswordField.js';
import { Invited } from '../../ui/office/people/Invited.js';
import { NameFields } from '../../ui/office/people/NameFields.js';
import { usePerson } from '../../ui/office/people/usePerson.js';
import { TextField } from '../../ui/office/TextField.js';

/** Page on which an invited person creates a staff account. */
export function JoinPage() {
  return (
    <Invited kind="staff-invitation" find={lookAtInvitation} href="/" way="Sign in to atlas">
      {(token, invitation) => <JoinForm token={token} invitation={invitation} />}
    </Invited>
  );
}

function JoinForm({ token, invitation }: { token: string; invitation: StaffInvitation }) {
  const { person, field } = usePerson({
    firstName: '',
    lastName: '',
    email: invitation.email ?? '',
    password: '',
  });
  const join = useJoin({ ...person, token });
  return (
    <AccessForm
      title="Create your account"
      intro={
        invitation.email === null
          ? 'You are the first member of staff: you have all permissions and can invite others.'
          : 'You are invited to join the staff. Enter your name and a password.'
      }
      error={join.error}
      onSubmit={() => {
        join.mutate();
      }}
    >
      <NameFields field={field} />
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
        {join.isPending ? 'Creating account…' : 'Create account'}
      </Button>
    </AccessForm>
  );
}

/** Creates the account and signs in. Users who manage the installation continue there. */
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
