import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';

import { emptyForm, fieldOf, sentOf, type BuilderForm } from './builder-form.js';
import { BuilderFields } from './BuilderFields.js';
import styles from './BuilderPage.module.css';
import { BuilderRows } from './BuilderRows.js';
import { Preview } from './Preview.js';
import { fetchRecipients, sendNotification } from '../notifications.api.js';
import { Button } from '../../../ui/office/Button.js';
import { Form } from '../../../ui/office/Form.js';
import { ListPage } from '../../../ui/office/ListPage.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { Panel } from '../../../ui/office/Panel.js';
import { ConfirmCorrespondence } from '../../../ui/office/popups/ConfirmCorrespondence.js';
import { showAtFields } from '../../../ui/office/show-at-fields.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

type Prefilled = Partial<Pick<BuilderForm, 'title' | 'body' | 'related' | 'href'>>;

/** Form that sends a notification to people of the store, now or at a set time. */
export function BuilderPage(prefilled: Prefilled) {
  const recipients = useQuery({ queryKey: ['recipients'], queryFn: fetchRecipients });
  const form = useForm<BuilderForm>({ defaultValues: { ...emptyForm, ...prefilled } });
  const send = useSend(form);
  const [isConfirming, setConfirming] = useState(false);
  const people = recipients.data?.recipients ?? [];
  return (
    <ListPage title="New notification">
      {recipients.isError && <NotLoaded what="The recipients" of={recipients} />}
      <FormProvider {...form}>
        <Form
          noValidate
          className={styles['columns']}
          isDirty={form.formState.isDirty}
          isSent={send.isPending}
          lost="The notification has not been sent."
          // Without recipients, sending makes the server return the error for that field.
          onSend={() => {
            if (form.getValues('recipients').length === 0) send.mutate(form.getValues());
            else setConfirming(true);
          }}
        >
          <div className={styles['panels']}>
            <Panel title="Content">
              <BuilderFields recipients={people} />
            </Panel>
            <Panel title="Actions and data">
              <BuilderRows />
            </Panel>
            <SendButton isPending={send.isPending} />
          </div>
          <Preview />
        </Form>
        {isConfirming && (
          <Question
            people={people}
            onAnswer={(isSent) => {
              setConfirming(false);
              if (isSent) send.mutate(form.getValues());
            }}
          />
        )}
      </FormProvider>
    </ListPage>
  );
}

function SendButton({ isPending }: { readonly isPending: boolean }) {
  return (
    <div>
      <Button kind="primary" type="submit" isPending={isPending}>
        Send
      </Button>
    </div>
  );
}

interface QuestionProps {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onAnswer: (isSent: boolean) => void;
}

/** Confirmation with the whole notification, where the time can still be set. */
function Question({ people, onAnswer }: QuestionProps) {
  const { watch, setValue } = useFormContext<BuilderForm>();
  const { title, body, time, recipients } = watch();
  const names = people.filter(({ id }) => recipients.includes(id)).map(({ name }) => name);
  return (
    <ConfirmCorrespondence
      {...{ title, time, onAnswer }}
      recipients={names}
      text={body}
      onTime={(next) => {
        setValue('time', next, { shouldDirty: true });
      }}
    />
  );
}

/** Sends the notification and shows the server's errors next to their fields. */
function useSend(form: ReturnType<typeof useForm<BuilderForm>>) {
  const notify = useSnackbar();
  return useMutation({
    mutationFn: (filled: BuilderForm) => sendNotification(sentOf(filled)),
    onSuccess: (_sent, { time }) => {
      form.reset(emptyForm);
      notify(time === '' ? 'The notification was sent' : 'The notification is scheduled');
    },
    onError: (refusal) => {
      notify(refusal.message);
      showAtFields(form, refusal, fieldOf);
    },
  });
}
