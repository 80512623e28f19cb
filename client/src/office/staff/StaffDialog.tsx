import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import { ATLAS_TITLES } from '@selvedge/shared/permissions/permission-titles';
import type { StaffMember } from '@selvedge/shared/staff/contract';
import { useState } from 'react';

import { AccountPanel } from './AccountPanel.js';
import {
  changeStaff,
  disableStaff,
  enableStaff,
  muteStaff,
  signOutStaff,
  unmuteStaff,
} from './staff.api.js';
import styles from './StaffPage.module.css';
import { useStaffChange } from './useStaff.js';
import { useCan, useSession } from '../accounts/index.js';
import { Button } from '../../ui/office/Button.js';
import { Dialog } from '../../ui/office/Dialog.js';
import { Form } from '../../ui/office/Form.js';
import { PermissionFields } from '../../ui/office/people/PermissionFields.js';
import { Confirm } from '../../ui/office/popups/Confirm.js';
import { SendButtons } from '../../ui/office/SendButtons.js';
import fields from '../../ui/office/fields.module.css';

// `Object.keys` of a constant returns exactly its keys.
const ALL = Object.keys(ATLAS_TITLES) as AtlasPermission[];

interface DialogProps {
  readonly person: StaffMember;
  readonly onClose: () => void;
}

/** Dialog with permissions, account and access of a member of staff. */
export function StaffDialog({ person, onClose }: DialogProps) {
  const { id, name, isDisabled } = person;
  const [isConfirming, setConfirming] = useState(false);
  const changing = useStaffChange(onClose);
  if (isConfirming)
    return (
      <Disabling
        name={name}
        isPending={changing.isPending}
        onAnswer={(answer) => {
          const message = `${name} was disabled`;
          if (answer) changing.mutate({ change: () => disableStaff(id), message });
          else onClose();
        }}
      />
    );
  return (
    <Dialog title={name} isOpen onClose={onClose}>
      <Permissions person={person} onClose={onClose} />
      <div className={styles['account']}>
        <AccountPanel id={id} />
      </div>
      <div className={styles['further']}>
        <MuteButton person={person} changing={changing} />
        {!isDisabled && <SignOutButton person={person} changing={changing} />}
        {isDisabled ? (
          <Button
            isPending={changing.isPending}
            onPress={() => {
              changing.mutate({ change: () => enableStaff(id), message: `${name} was enabled` });
            }}
          >
            Enable
          </Button>
        ) : (
          <Button
            kind="danger"
            onPress={() => {
              setConfirming(true);
            }}
          >
            Disable
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface ChangeProps {
  readonly person: StaffMember;
  readonly changing: ReturnType<typeof useStaffChange>;
}

/** Ends all sessions, for example after a device was lost. */
function SignOutButton({ person: { id, name }, changing }: ChangeProps) {
  return (
    <Button
      isPending={changing.isPending}
      onPress={() => {
        const message = `${name} was signed out everywhere`;
        changing.mutate({ change: () => signOutStaff(id), message });
      }}
    >
      Sign out everywhere
    </Button>
  );
}

function MuteButton(props: ChangeProps) {
  const { person, changing } = props;
  const { id, name, mutedAt } = person;
  const isMuted = mutedAt !== null;
  if (!useCan()('users.mute')) return null;
  return (
    <Button
      isPending={changing.isPending}
      onPress={() => {
        changing.mutate({
          change: () => (isMuted ? unmuteStaff(id) : muteStaff(id)),
          message: isMuted ? `${name} was unmuted` : `${name} was muted`,
        });
      }}
    >
      {isMuted ? 'Unmute' : 'Mute'}
    </Button>
  );
}

function Permissions({ person: { id, name, permissions }, onClose }: DialogProps) {
  const session = useSession();
  const [held, hold] = useState<readonly AtlasPermission[]>(permissions);
  const saving = useStaffChange(onClose);
  return (
    <Form
      className={fields['form']}
      isDirty={held !== permissions}
      isSent={saving.isPending || saving.isSuccess}
      lost={`Your changes to the permissions of ${name} are not saved.`}
      onSend={() => {
        const change = () => changeStaff(id, { permissions: [...held] });
        saving.mutate({ change, message: `Permissions of ${name} saved` });
      }}
    >
      <PermissionFields
        name={name}
        all={ALL}
        titles={ATLAS_TITLES}
        held={held}
        own={session.permissions}
        onChange={hold}
      />
      <SendButtons send="Save" isPending={saving.isPending} onCancel={onClose} />
    </Form>
  );
}

function Disabling(props: {
  readonly name: string;
  readonly isPending: boolean;
  readonly onAnswer: (answer: boolean) => void;
}) {
  const { name, ...question } = props;
  return (
    <Confirm title={`Disable ${name}?`} yes="Disable" isLoss {...question}>
      <p>
        They are signed out everywhere immediately and cannot sign in until they are enabled again.
      </p>
    </Confirm>
  );
}
