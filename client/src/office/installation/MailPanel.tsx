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

/** Mail settings, with a test e-mail that shows the mail server's answer. */
export function MailPanel({ mail }: Pick<Installation, 'mail'>) {
  const [to, setTo] = useState(useSession().user?.email ?? '');
  const test = useMutation({ mutationFn: () => sendTestMail(to) });
  const where =
    mail.by === 'smtp' ? 'are sent through your mail server' : 'are written to a folder';
  return (
    <Panel title="E-mail" text={`E-mails ${where}, from ${mail.from}.`}>
      <Form
        className={fields['row']}
        // The test address is quickly retyped, so leaving needs no warning.
        isDirty={false}
        onSend={() => {
          test.mutate();
        }}
      >
        <div className={fields['grow']}>
          <TextField
            label="Send a test e-mail to"
            type="email"
            isRequired
            value={to}
            onChange={setTo}
          />
        </div>
        <Button type="submit" isPending={test.isPending}>
          {test.isPending ? 'Sending…' : 'Send test e-mail'}
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
