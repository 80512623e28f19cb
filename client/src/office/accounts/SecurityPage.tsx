import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { fetchTwoFactor, issueRecoveryCodes, removeTwoFactor } from './security.api.js';
import { sessionQuery, useSession } from './useSession.js';
import { OwnPasskeys } from './OwnPasskeys.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import styles from './SecurityPage.module.css';
import { TwoFactorSetUpForm } from './TwoFactorSetUpForm.js';
import { Button } from '../../ui/office/Button.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { Panel } from '../../ui/office/Panel.js';
import fields from '../../ui/office/fields.module.css';

const twoFactorKey = ['two-factor'];

/** Two-factor authentication and passkeys of the signed-in user. */
export function SecurityPage() {
  const status = useQuery({ queryKey: twoFactorKey, queryFn: fetchTwoFactor });
  const [codes, setCodes] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const isHeld = useSession().flags['secondFactorRequired'] === true;
  const [wasHeld] = useState(isHeld);
  const show = (issued: readonly string[]): void => {
    setCodes(issued);
    void client.invalidateQueries({ queryKey: twoFactorKey });
    // The session changes too: two-factor authentication may be required for other abilities.
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  return (
    <ListPage title="Two-factor authentication">
      {isHeld && (
        <p role="status" className={styles['held']}>
          Turn on two-factor authentication to use the other screens.
        </p>
      )}
      {status.isPending && <ListSkeleton label="Loading two-factor authentication…" rows={2} />}
      {status.isError && <NotLoaded what="Two-factor authentication" of={status} />}
      <div className={fields['panels']}>
        {codes.length > 0 && (
          <RecoveryCodes codes={codes}>{wasHeld && <NextStepLink />}</RecoveryCodes>
        )}
        {status.data?.isOn === false && <TwoFactorSetUpForm onDone={show} />}
        {status.data?.isOn === true && (
          <>
            <Present left={status.data.recoveryCodesLeft} onChange={show} />
            <OwnPasskeys />
          </>
        )}
      </div>
    </ListPage>
  );
}

/**
 * Link for users who had to set up two-factor authentication first. Users who manage the
 * installation continue there.
 */
function NextStepLink() {
  const mayManage = useSession().abilities.includes('installation.manage');
  return (
    <Link to={mayManage ? '/installation' : '/'} className={buttonLink('primary')}>
      I have saved the codes
    </Link>
  );
}

/** Both actions ask for the password unless it was entered recently. */
function Present(props: {
  readonly left: number;
  readonly onChange: (codes: readonly string[]) => void;
}) {
  const { left, onChange } = props;
  const issue = useMutation({
    mutationFn: issueRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => {
      onChange(recoveryCodes);
    },
  });
  const remove = useMutation({
    mutationFn: removeTwoFactor,
    onSuccess: () => {
      onChange([]);
    },
  });
  const error = issue.error ?? remove.error;
  return (
    <Panel title="Two-factor authentication is on" text={`${String(left)} recovery codes left`}>
      {error !== null && <p role="alert">{error.message}</p>}
      <div className={fields['buttons']}>
        <Button
          isPending={issue.isPending}
          onPress={() => {
            issue.mutate();
          }}
        >
          Create new recovery codes
        </Button>
        <Button
          kind="danger"
          isPending={remove.isPending}
          onPress={() => {
            remove.mutate();
          }}
        >
          Turn off
        </Button>
      </div>
    </Panel>
  );
}
