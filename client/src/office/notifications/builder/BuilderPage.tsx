import { useMutation, useQuery } from '@tanstack/react-query';
import { FormProvider, useForm, type FieldPath } from 'react-hook-form';

import { emptyForm, fieldOf, sentOf, type BuilderForm } from './builder-form.js';
import { BuilderFields } from './BuilderFields.js';
import styles from './BuilderPage.module.css';
import { BuilderRows } from './BuilderRows.js';
import { Preview } from './Preview.js';
import { fetchRecipients, sendNotification } from '../notifications.api.js';
import { ApiError } from '../../../lib/http.js';
import { Button } from '../../../ui/office/Button.js';
import { Form } from '../../../ui/office/Form.js';
import { ListPage } from '../../../ui/office/ListPage.js';
import { Notice } from '../../../ui/office/Notice.js';
import { Panel } from '../../../ui/office/Panel.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

type Prefilled = Partial<Pick<BuilderForm, 'title' | 'body' | 'related' | 'href'>>;

/** NTF-015: tells the people of the store something, now or later. */
export function BuilderPage(prefilled: Prefilled) {
  const recipients = useQuery({ queryKey: ['recipients'], queryFn: fetchRecipients });
  const form = useForm<BuilderForm>({ defaultValues: { ...emptyForm, ...prefilled } });
  const send = useSend(form);
  return (
    <ListPage title="New notification">
      {recipients.isError && (
        <Notice
          title="The people of the store did not load"
          text={recipients.error.message}
          onRetry={() => void recipients.refetch()}
        />
      )}
      <FormProvider {...form}>
        <Form
          noValidate
          className={styles['columns']}
          isDirty={form.formState.isDirty}
          isSent={send.isPending}
          lost="The notification is not sent."
          onSend={() => {
            send.mutate(form.getValues());
          }}
        >
          <div className={styles['panels']}>
            <Panel title="What it says">
              <BuilderFields recipients={recipients.data?.recipients ?? []} />
            </Panel>
            <Panel title="What can be done">
              <BuilderRows />
            </Panel>
            <div>
              <Button kind="primary" type="submit" isPending={send.isPending}>
                Send
              </Button>
            </div>
          </div>
          <Preview />
        </Form>
      </FormProvider>
    </ListPage>
  );
}

/** Says beside each field what the server has against it. */
function useSend(form: ReturnType<typeof useForm<BuilderForm>>) {
  const tell = useSnackbar();
  return useMutation({
    mutationFn: (filled: BuilderForm) => sendNotification(sentOf(filled)),
    onSuccess: (_sent, { time }) => {
      form.reset(emptyForm);
      tell(time === '' ? 'The notification was sent' : 'The notification waits for its time');
    },
    onError: (refusal) => {
      tell(refusal.message);
      if (!(refusal instanceof ApiError)) return;
      for (const [path, [message]] of Object.entries(refusal.problem.errors ?? {})) {
        // Whatever it names, only fields that there are show it.
        form.setError(fieldOf(path) as FieldPath<BuilderForm>, { message: message ?? '' });
      }
    },
  });
}
