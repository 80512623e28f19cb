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
  { value: 'viewer', text: 'View orders' },
  { value: 'manager', text: 'Manage orders and shops' },
  { value: 'lead', text: 'Full access, including staff' },
] as const;
type Role = (typeof roles)[number]['value'];

/** Form for invitations and the list of open ones. A link is valid for one day. */
export function InvitationsPanel() {
  const { data } = useQuery({ queryKey, queryFn: fetchInvitations });
  return (
    <Panel
      title="Invite staff"
      text="New staff receive an e-mail with a link that is valid for one day."
    >
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
    `Invitation sent to ${email}`,
  );
  return (
    <Form
      className={fields['row']}
      isDirty={email !== ''}
      isSent={invite.isPending}
      lost="The invitation has not been sent."
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
      <SelectField label="Role" options={roles} value={role} onChange={setRole} />
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
  const withdraw = useInvitations(() => withdrawInvitation(id), 'Invitation withdrawn');
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

/** Changes invitations and updates the list of open ones. */
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
