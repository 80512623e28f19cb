import type { Installation } from '@selvedge/shared/installation/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { sendTestMail } from './installation.api.js';
import styles from './InstallationPage.module.css';
import { useSession } from '../accounts/index.js';
import { Button } from '../../ui/office/Button.js';
import { Form } from '../../ui/office/Form.js';
import { Panel } from '../../ui/office/Panel.js';
import { TextField } from '../../ui/office/TextField.js';
import fields from '../../ui/office/fields.module.css';

/** Whether mails get out: one is sent, and what the server said is shown. */
export function MailPanel({ mail }: Pick<Installation, 'mail'>) {
  const [to, setTo] = useState(useSession().user?.email ?? '');
  const test = useMutation({ mutationFn: () => sendTestMail(to) });
  const where = mail.by === 'smtp' ? 'go to your mail server' : 'are written into a folder';
  return (
    <Panel title="Mail" text={`Mails ${where}, from ${mail.from}.`}>
      <Form
        className={fields['row']}
        // An address to try: it is soon typed again.
        isDirty={false}
        onSend={() => {
          test.mutate();
        }}
      >
        <div className={fields['grow']}>
          <TextField
            label="Send a test mail to"
            type="email"
            isRequired
            value={to}
            onChange={setTo}
          />
        </div>
        <Button type="submit" isPending={test.isPending}>
          {test.isPending ? 'Sending it…' : 'Send it'}
        </Button>
      </Form>
      {test.data && (
        <p role="status" className={styles['told']}>
          {test.data.message}
        </p>
      )}
      {test.error && (
        <p role="alert" className={styles['told']}>
          {test.error.message}
        </p>
      )}
    </Panel>
  );
}
