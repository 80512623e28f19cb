import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { useState } from 'react';

import { MemberPermissions } from './MemberPermissions.js';
import { inviteMember } from './team.api.js';
import { useInvitationChange } from './useInvitations.js';
import { Dialog } from '../../ui/office/Dialog.js';
import { Form } from '../../ui/office/Form.js';
import { TextField } from '../../ui/office/TextField.js';
import { SendButtons } from '../../ui/office/SendButtons.js';
import fields from '../../ui/office/fields.module.css';

/** Dialog that invites a person to the team by e-mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [permissions, choose] = useState<readonly DashboardPermission[]>([]);
  const inviting = useInvitationChange(onClose);
  return (
    <Dialog title="Invite person" isOpen onClose={onClose}>
      <Form
        className={fields['form']}
        isDirty={email !== '' || permissions.length > 0}
        isSent={inviting.isPending || inviting.isSuccess}
        lost="The invitation has not been sent."
        onSend={() => {
          const change = () => inviteMember({ email, permissions: [...permissions] });
          inviting.mutate({ change, message: `Invitation sent to ${email}.` });
        }}
      >
        <TextField label="E-mail" type="email" isRequired value={email} onChange={setEmail} />
        <MemberPermissions
          name={email === '' ? 'This person' : email}
          held={permissions}
          onChange={choose}
        />
        {inviting.error !== null && <p role="alert">{inviting.error.message}</p>}
        <SendButtons send="Send invitation" isPending={inviting.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
