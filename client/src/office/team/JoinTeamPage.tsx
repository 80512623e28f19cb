import type { TeamInvitationAnswer } from '@selvedge/shared/team/contract';
import { useMutation } from '@tanstack/react-query';

import { acceptInvitation, joinTeam, fetchInvitation } from './team.api.js';
import { useSession, useSignIn } from '../accounts/index.js';
import { Button } from '../../ui/office/Button.js';
import { CodeField } from '../../ui/office/CodeField.js';
import { AccessForm } from '../../ui/office/AccessForm.js';
import { NewPasswordField } from '../../ui/office/NewPasswordField.js';
import { Invited } from '../../ui/office/people/Invited.js';
import { NameFields } from '../../ui/office/people/NameFields.js';
import { usePerson } from '../../ui/office/people/usePerson.js';
import { PasswordField } from '../../ui/office/PasswordField.js';
import { TextField } from '../../ui/office/TextField.js';

/** Accepts an invitation to a shop's team, with a new or existing account. */
export function JoinTeamPage() {
  return (
    <Invited kind="team-invitation" find={fetchInvitation} href="/dashboard/" way="Sign in">
      {(token, invitation) => <JoinForm token={token} invitation={invitation} />}
    </Invited>
  );
}

interface FormProps {
  readonly token: string;
  readonly invitation: TeamInvitationAnswer;
}

function JoinForm({ token, invitation }: FormProps) {
  const { email, hasAccount } = invitation;
  const shop = useSession().store.active?.name ?? 'the shop';
  const { person, field } = usePerson({ firstName: '', lastName: '', password: '' });
  const { codeField, captchaBox, ...joining } = useJoin(token, invitation, person);
  return (
    <AccessForm
      title={`Join ${shop}`}
      intro={
        hasAccount
          ? 'You already have an account. Sign in with its password to join.'
          : 'Create an account to join.'
      }
      error={joining.error}
      onSubmit={() => {
        joining.mutate();
      }}
    >
      <TextField label="E-mail" type="email" autoComplete="username" value={email} isReadOnly />
      {!hasAccount && <NameFields field={field} />}
      {hasAccount ? (
        <PasswordField {...field('password')} />
      ) : (
        <NewPasswordField {...field('password')} />
      )}
      {codeField !== undefined && <CodeField {...codeField} />}
      {captchaBox}
      <Button kind="primary" type="submit" isPending={joining.isPending}>
        Join
      </Button>
    </AccessForm>
  );
}

/** Mutation that joins the team and then reloads the dashboard with the new permissions. */
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
