import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';

import { Form } from './Form.js';
import styles from './fields.module.css';
import type { SentForm as Sent } from './useSentForm.js';

/** Form of rule-checked fields. `lost` warns before unsaved input is lost. */
export function SentForm<Values extends FieldValues>(props: {
  readonly sent: Sent<Values>;
  readonly lost: string;
  readonly children: ReactNode;
}) {
  const { sent, lost, children } = props;
  return (
    <FormProvider {...sent.form}>
      <Form
        className={styles['form']}
        noValidate
        isDirty={sent.form.formState.isDirty}
        isSent={sent.isPending}
        lost={lost}
        onSend={sent.send}
      >
        {children}
      </Form>
    </FormProvider>
  );
}
