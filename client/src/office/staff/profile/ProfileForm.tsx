import type { OwnProfile } from '@selvedge/shared/staff/profile/contract';

import { profileKey, saveProfile } from './profile.api.js';
import { AboutFields, WorkFields } from './ProfileFields.js';
import { Button } from '../../../ui/office/Button.js';
import styles from '../../../ui/office/fields.module.css';
import { Panel } from '../../../ui/office/Panel.js';
import { SentForm } from '../../../ui/office/SentForm.js';
import { useSentForm } from '../../../ui/office/useSentForm.js';

/** All of it is saved at once. */
export function ProfileForm({ own: { profile, colleagues } }: { readonly own: OwnProfile }) {
  const savedMessage = 'Your profile is saved';
  const sent = useSentForm({
    defaultValues: profile,
    save: saveProfile,
    savedMessage,
    queryKey: profileKey,
  });
  return (
    <SentForm sent={sent} lost="Your profile is not saved.">
      <Panel
        title="About you"
        text="Nobody but you sees your profile; your username is told to who leads the staff."
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
