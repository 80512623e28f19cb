import type { OwnProfile } from '@selvedge/shared/staff/profile/contract';

import { profileKey, saveProfile } from './profile.api.js';
import { AboutFields, WorkFields } from './ProfileFields.js';
import { Button } from '../../../ui/office/Button.js';
import styles from '../../../ui/office/fields.module.css';
import { Panel } from '../../../ui/office/Panel.js';
import { SentForm } from '../../../ui/office/SentForm.js';
import { useSentForm } from '../../../ui/office/useSentForm.js';

export function ProfileForm({ own: { profile, colleagues } }: { readonly own: OwnProfile }) {
  const savedMessage = 'Your profile is saved';
  const sent = useSentForm({
    defaultValues: profile,
    save: saveProfile,
    savedMessage,
    queryKey: profileKey,
  });
  return (
    <SentForm sent={sent} lost="Your changes to your profile are not saved.">
      <Panel
        title="About you"
        text="Only you can see your profile. Staff managers can also see your username."
      >
        <AboutFields />
      </Panel>
      <Panel title="Your work">
        <WorkFields colleagues={colleagues} />
        <div className={styles['buttons']}>
          <Button kind="primary" type="submit" isPending={sent.isPending}>
            Save profile
          </Button>
        </div>
      </Panel>
    </SentForm>
  );
}
