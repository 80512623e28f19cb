import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import type { TeamMember } from '@selvedge/shared/team/contract';
import { useState } from 'react';

import { MemberActionDialog, type MemberAction } from './MemberActionDialog.js';
import { MemberPermissions } from './MemberPermissions.js';
import { changePermissions } from './team.api.js';
import styles from './TeamPage.module.css';
import { useMe, useTeamChange } from './useTeam.js';
import { Button } from '../../ui/office/Button.js';
import { Dialog } from '../../ui/office/Dialog.js';
import { Form } from '../../ui/office/Form.js';
import { SendButtons } from '../../ui/office/SendButtons.js';
import fields from '../../ui/office/fields.module.css';

interface DialogProps {
  readonly member: TeamMember;
  readonly team: readonly TeamMember[];
  readonly onClose: () => void;
}

/** Permissions of a team member, and actions such as transferring ownership. */
export function MemberDialog({ member, team, onClose }: DialogProps) {
  const [action, setAction] = useState<MemberAction>();
  if (action !== undefined)
    return <MemberActionDialog action={action} member={member} onDone={onClose} />;
  return (
    <Dialog title={member.name} isOpen onClose={onClose}>
      {member.role === 'owner' ? (
        <p>Owners have all permissions.</p>
      ) : (
        <Permissions member={member} onClose={onClose} />
      )}
      <Further member={member} team={team} onAsk={setAction} />
    </Dialog>
  );
}

function Permissions({ member, onClose }: Omit<DialogProps, 'team'>) {
  const { id, name } = member;
  const [held, hold] = useState<readonly DashboardPermission[]>(member.permissions);
  const saving = useTeamChange(onClose);
  return (
    <Form
      className={fields['form']}
      isDirty={held !== member.permissions}
      isSent={saving.isPending || saving.isSuccess}
      lost={`Your changes to the permissions of ${name} are not saved.`}
      onSend={() => {
        const change = () => changePermissions(id, { permissions: [...held] });
        saving.mutate({ change, message: `Permissions of ${name} saved.` });
      }}
    >
      <MemberPermissions name={name} held={held} onChange={hold} />
      <SendButtons send="Save" isPending={saving.isPending} onCancel={onClose} />
    </Form>
  );
}

/** Actions that need confirmation: make owner, transfer the shop, remove. */
function Further(props: {
  readonly member: TeamMember;
  readonly team: readonly TeamMember[];
  readonly onAsk: (action: MemberAction) => void;
}) {
  const { member, team, onAsk } = props;
  const { isMe, isOwner } = useMe(team);
  const me = team.find(isMe);
  if (isMe(member)) return null;
  const isTheirs = member.role === 'owner';
  return (
    <div className={styles['further']}>
      {isOwner && !isTheirs && (
        <Button
          onPress={() => {
            onAsk({ what: 'share' });
          }}
        >
          Make owner
        </Button>
      )}
      {isOwner && me !== undefined && (
        <Button
          onPress={() => {
            onAsk({ what: 'give', from: me.id });
          }}
        >
          Transfer shop
        </Button>
      )}
      {(isOwner || !isTheirs) && (
        <Button
          kind="danger"
          onPress={() => {
            onAsk({ what: 'remove' });
          }}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
