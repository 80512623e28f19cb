import type { OwnProfile, StaffProfile } from '@selvedge/shared/staff/profile/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';

import { AboutFields, WorkFields } from './ProfileFields.js';
import { profileKey, saveProfile } from './profile.api.js';
import styles from './ProfilePage.module.css';
import { Button } from '../../ui/office/Button.js';
import { Form } from '../../ui/office/Form.js';
import { Panel } from '../../ui/office/Panel.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** All of it is saved at once. */
export function ProfileForm({ own: { profile, colleagues } }: { readonly own: OwnProfile }) {
  const client = useQueryClient();
  const tell = useSnackbar();
  const form = useForm<StaffProfile>({ defaultValues: profile, mode: 'onTouched' });
  const saving = useMutation({
    mutationFn: saveProfile,
    onSuccess: (own) => {
      client.setQueryData(profileKey, own);
      form.reset(own.profile);
      tell('Your profile is saved');
    },
    onError: ({ message }) => {
      tell(message);
    },
  });
  const save = form.handleSubmit((typed) => {
    saving.mutate(typed);
  });
  return (
    <FormProvider {...form}>
      <Form
        className={styles['form']}
        noValidate
        isDirty={form.formState.isDirty}
        isSent={saving.isPending}
        lost="Your profile is not saved."
        onSend={() => void save()}
      >
        <Panel title="About you" text="Nobody but you sees your profile.">
          <AboutFields />
        </Panel>
        <Panel title="Your work">
          <WorkFields colleagues={colleagues} />
          <div className={styles['buttons']}>
            <Button kind="primary" type="submit" isPending={saving.isPending}>
              Save profile
            </Button>
          </div>
        </Panel>
      </Form>
    </FormProvider>
  );
}
