import type { OpenTeamInvitation } from '@selvedge/shared/team/contract';
import { useState } from 'react';

import { InviteDialog } from './InviteDialog.js';
import { sendInvitationAgain, withdrawInvitation } from './team.api.js';
import styles from './TeamPage.module.css';
import { useInvitationChange, useInvitations } from './useInvitations.js';
import { Button } from '../../ui/office/Button.js';
import { formatDateTime } from '../../ui/office/dates.js';
import { Panel } from '../../ui/office/Panel.js';
import { Confirm } from '../../ui/office/popups/Confirm.js';

/** Open invitations to the team. */
export function InvitationList() {
  const invitations = useInvitations();
  const [isInviting, invite] = useState(false);
  return (
    <Panel
      title="Invitations"
      text="Invitations are sent by e-mail and are valid for a week."
      action={
        <Button
          kind="primary"
          onPress={() => {
            invite(true);
          }}
        >
          Invite person
        </Button>
      }
    >
      {invitations.isError && <p role="alert">{invitations.error.message}</p>}
      {invitations.data?.length === 0 && <p className={styles['soft']}>No open invitations.</p>}
      <ul className={styles['people']}>
        {invitations.data?.map((one) => (
          <Invitation key={one.id} invitation={one} />
        ))}
      </ul>
      {isInviting && (
        <InviteDialog
          onClose={() => {
            invite(false);
          }}
        />
      )}
    </Panel>
  );
}

function Invitation({ invitation }: { readonly invitation: OpenTeamInvitation }) {
  const { id, email, expiresAt, isOver } = invitation;
  const [isConfirming, setConfirming] = useState(false);
  const doing = useInvitationChange(() => {
    setConfirming(false);
  });
  const withdraw = (answer: boolean): void => {
    const message = `Invitation to ${email} withdrawn.`;
    if (answer) doing.mutate({ change: () => withdrawInvitation(id), message });
    else setConfirming(false);
  };
  return (
    <li className={styles['person']}>
      <strong className={styles['who']}>{email}</strong>
      <span className={`${styles['what'] ?? ''} ${styles['soft'] ?? ''}`}>
        {isOver ? 'This invitation has expired' : `until ${formatDateTime(expiresAt)}`}
        {doing.error !== null && <span role="alert">{doing.error.message}</span>}
      </span>
      <span className={styles['buttons']}>
        <Button
          isPending={doing.isPending}
          aria-label={`Send the invitation to ${email} again`}
          onPress={() => {
            const message = `Invitation sent to ${email} again.`;
            doing.mutate({ change: () => sendInvitationAgain(id), message });
          }}
        >
          Send again
        </Button>
        <Button
          kind="danger"
          aria-label={`Withdraw the invitation to ${email}`}
          onPress={() => {
            setConfirming(true);
          }}
        >
          Withdraw
        </Button>
      </span>
      {isConfirming && <Withdrawal email={email} isPending={doing.isPending} onAnswer={withdraw} />}
    </li>
  );
}

function Withdrawal(props: {
  readonly email: string;
  readonly isPending: boolean;
  readonly onAnswer: (answer: boolean) => void;
}) {
  const { email, isPending, onAnswer } = props;
  return (
    <Confirm
      title={`Withdraw the invitation to ${email}?`}
      yes="Withdraw"
      no="Cancel"
      isLoss
      isPending={isPending}
      onAnswer={onAnswer}
    >
      <p>The link in the e-mail will stop working.</p>
    </Confirm>
  );
}
