import { STAFF_ROLES } from '@selvedge/shared/permissions/roles';
import type { OpenStaffInvitation } from '@selvedge/shared/staff/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { fetchInvitations, inviteStaff, withdrawInvitation } from './staff.api.js';
import styles from './StaffPage.module.css';
import { Ago } from '../../ui/office/Ago.js';
import { Button } from '../../ui/office/Button.js';
import { SelectField } from '../../ui/office/SelectField.js';
import { Form } from '../../ui/office/Form.js';
import { Panel } from '../../ui/office/Panel.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';
import { TextField } from '../../ui/office/TextField.js';
import fields from '../../ui/office/fields.module.css';

const queryKey = ['staff-invitations'] as const;
const roles = [
  { value: 'viewer', text: 'Look at orders' },
  { value: 'manager', text: 'Look after orders and shops' },
  { value: 'lead', text: 'Everything, also who works here' },
] as const;
type Role = (typeof roles)[number]['value'];

/** Who is invited: by mail, with a link that is good for a day. */
export function InvitationsPanel() {
  const { data } = useQuery({ queryKey, queryFn: fetchInvitations });
  return (
    <Panel title="Invite somebody" text="They get a mail with a link, which is good for a day.">
      <InviteForm />
      {data !== undefined && data.length > 0 && (
        <ul className={styles['open']} aria-label="Open invitations">
          {data.map((invitation) => (
            <OpenInvitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const invite = useInvitations(
    () => inviteStaff({ email, permissions: [...STAFF_ROLES[role]] }),
    `${email} is invited.`,
  );
  return (
    <Form
      className={fields['row']}
      isDirty={email !== ''}
      isSent={invite.isPending}
      lost="The invitation is not sent."
      onSend={() => {
        invite.mutate(undefined, {
          onSuccess: () => {
            setEmail('');
          },
        });
      }}
    >
      <div className={fields['grow']}>
        <TextField label="E-mail" type="email" isRequired value={email} onChange={setEmail} />
      </div>
      <SelectField label="They may" options={roles} value={role} onChange={setRole} />
      <Button type="submit" kind="primary" isPending={invite.isPending}>
        {invite.isPending ? 'Inviting…' : 'Invite'}
      </Button>
      {invite.error && (
        <p role="alert" className={styles['error']}>
          {invite.error.message}
        </p>
      )}
    </Form>
  );
}

function OpenInvitation({ invitation: { id, email, invitedAt } }: Props) {
  const withdraw = useInvitations(() => withdrawInvitation(id), 'The invitation is withdrawn.');
  return (
    <li>
      <span>
        {email}, invited <Ago time={invitedAt} />
      </span>
      <Button
        isPending={withdraw.isPending}
        onPress={() => {
          withdraw.mutate();
        }}
      >
        Withdraw
      </Button>
    </li>
  );
}

interface Props {
  readonly invitation: OpenStaffInvitation;
}

/** Does something to the invitations, and shows those that are open then. */
function useInvitations(change: () => Promise<readonly OpenStaffInvitation[]>, message: string) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: change,
    onSuccess: (invitations) => {
      client.setQueryData(queryKey, invitations);
      notify(message);
    },
  });
}
