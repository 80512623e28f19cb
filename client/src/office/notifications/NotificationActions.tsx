import type {
  NotificationActionContent,
  NotificationContent,
} from '@selvedge/shared/notifications/notification';
import { useState } from 'react';

import styles from './NotificationActions.module.css';
import type { Pressed } from './usePress.js';
import { Button } from '../../ui/office/Button.js';
import { Field } from '../../ui/office/Field.js';

interface ActionProps {
  readonly onAction: (pressed: Pressed) => void;
}

/** Actions, form and footer of a notification. */
export function NotificationActions({
  of: { actions, form, footerAction },
  onAction,
}: ActionProps & { readonly of: Pick<NotificationContent, 'actions' | 'form' | 'footerAction'> }) {
  return (
    <>
      {form !== null && <ActionForm form={form} onAction={onAction} />}
      {actions.length > 0 && <Buttons of={actions} place="actions" onAction={onAction} />}
      {footerAction !== null && (
        <button
          type="button"
          className={styles['footer']}
          onClick={() => {
            const { href, forcePro } = footerAction;
            onAction({ action: 'footer', href, forcePro });
          }}
        >
          {footerAction.text}
        </button>
      )}
    </>
  );
}

function ActionForm(
  props: ActionProps & { readonly form: NonNullable<NotificationContent['form']> },
) {
  const { form, onAction } = props;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <div className={styles['form']}>
      {form.fields.map(({ name, label }) => (
        <Field key={name} label={label}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={500}
              value={values[name] ?? ''}
              onChange={({ currentTarget: { value } }) => {
                setValues({ ...values, [name]: value });
              }}
            />
          )}
        </Field>
      ))}
      <Buttons
        of={form.actions}
        place="form"
        onAction={(pressed) => {
          onAction({ ...pressed, values });
        }}
      />
    </div>
  );
}

function Buttons(
  props: ActionProps & {
    readonly of: readonly NotificationActionContent[];
    readonly place: 'actions' | 'form';
  },
) {
  return (
    <div className={styles['buttons']}>
      {props.of.map(({ text, href, primary, forcePro }, index) => (
        <Button
          key={index}
          kind={primary ? 'primary' : 'quiet'}
          onPress={() => {
            props.onAction({ action: `${props.place}.${String(index)}`, href, forcePro });
          }}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
