import { Link } from '@tanstack/react-router';
import { useFormContext, useWatch } from 'react-hook-form';

import { CheckInput, TextInput } from '../inputs.js';
import { PreviewLinkPanel } from '../preview/PreviewLinkPanel.js';
import styles from './sections.module.css';
import type { SettingsForm } from '../settings-form.js';
import { Panel } from '../../../ui/office/Panel.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/** Password, coming-soon page, preview link and team security of the shop. */
export function AccessSection({ hasGatePassword }: { hasGatePassword: boolean }) {
  const { control } = useFormContext<SettingsForm>();
  const [isShut, isSoon] = useWatch({ control, name: ['passwordProtected', 'comingSoon.enabled'] });
  return (
    <>
      <Panel
        title="Private shop"
        text="Only your team and visitors with the password see the shop."
      >
        <CheckInput name="passwordProtected" label="Require a password" />
        <TextInput
          name="gatePassword"
          type="password"
          label={hasGatePassword ? 'New password' : 'Password'}
          maxLength={200}
          placeholder={hasGatePassword ? 'Leave blank to keep the current password' : ''}
          hint={
            hasGatePassword
              ? 'It is not shown again. A new password applies to all new visitors.'
              : 'At least 4 characters. It is not shown again.'
          }
        />
      </Panel>
      <Panel
        title="Coming soon"
        text="A page with a countdown instead of the shop. Your shop does not open automatically: turn this page off when you are ready."
      >
        <CheckInput name="comingSoon.enabled" label="Show coming-soon page" />
        <div className={sharedStyle('two', styles['two'])}>
          <TextInput name="comingSoon.heading" label="Heading" maxLength={120} />
          <TextInput
            name="comingSoon.opensAt"
            type="datetime-local"
            label="Opens at"
            hint={`Your time: ${Intl.DateTimeFormat().resolvedOptions().timeZone}. Leave blank for no countdown.`}
          />
        </div>
      </Panel>
      <PreviewLinkPanel />
      <TeamPanel />
      <p className={styles['summary']} role="status">
        {accessSummary(isShut, isSoon)}
      </p>
    </>
  );
}

/** Two-factor requirement for the dashboard (IDN-005). */
function TeamPanel() {
  const { getFieldState, formState } = useFormContext<SettingsForm>();
  const ownFirst = getFieldState('force2fa', formState).error?.message;
  return (
    <Panel
      title="Your team"
      text="Team members without two-factor authentication must set it up before they can continue, including you."
      action={<Link to="/security">Set up two-factor authentication</Link>}
    >
      {ownFirst !== undefined && (
        <p role="alert" className={styles['error']}>
          {ownFirst}
        </p>
      )}
      <CheckInput
        name="force2fa"
        label="Require two-factor authentication for the team"
        hint="Shopping is not affected"
      />
    </Panel>
  );
}

function accessSummary(isShut: boolean, isSoon: boolean): string {
  if (isSoon) return 'After saving, visitors see the coming-soon page.';
  if (isShut) return 'After saving, visitors are asked for the password.';
  return 'After saving, the shop is open to all visitors.';
}
