import {
  DISMISS_ACTIONS,
  NOTIFICATION_HANDLERS,
  NOTIFICATION_POSITIONS,
  NOTIFICATION_TEMPLATES,
} from '@selvedge/shared/notifications/notification';
import { useFormContext } from 'react-hook-form';

import type { BuilderForm } from './builder-form.js';
import styles from './BuilderPage.module.css';
import { CheckField, Field } from '../../../ui/office/Field.js';

type TextName = 'title' | 'body' | 'image' | 'href' | 'related' | 'tag' | 'time';
type ChoiceName = 'position' | 'template' | 'dismissAction' | 'before';

const hrefHint = `A path such as /basket, a web address that the data is posted to, or one of ${NOTIFICATION_HANDLERS.map((one) => `{${one}}`).join(' ')}. A notification without a link stays in the bell.`;
const texts: Readonly<Record<string, string>> = {
  header: 'Bell list',
  'top-right': 'Pop-up until dismissed',
  Shove: 'Shove: image on top',
  Bag: 'Bag: image at the side',
  Simple: 'Simple: text only',
  remove: 'Remove it',
  replace: 'Replace them',
  merge: 'Merge them, including their data',
};

export function BuilderFields(props: {
  readonly recipients: readonly { readonly id: string; readonly name: string }[];
}) {
  return (
    <div className={styles['fields']}>
      <TextLine name="title" label="Title" />
      <TextLine name="body" label="Message" />
      <TextLine name="href" label="Link" hint={hrefHint} />
      <TextLine
        name="related"
        label="Related"
        hint="Subject of the notification, for example an order number"
      />
      <TextLine name="image" label="Image" hint="Web address of the image" />
      <Choice name="template" label="Template" values={NOTIFICATION_TEMPLATES} />
      <Choice name="position" label="Position" values={NOTIFICATION_POSITIONS} />
      <Choice name="dismissAction" label="When dismissed" values={DISMISS_ACTIONS} />
      <TextLine name="tag" label="Tag" hint="Groups notifications about the same subject" />
      <Choice
        name="before"
        label="Earlier notifications with this tag"
        values={['replace', 'merge']}
      />
      <TextLine name="time" label="Time" type="datetime-local" hint="Leave blank to send now" />
      <Recipients {...props} />
    </div>
  );
}

function useProblem(name: TextName | ChoiceName | 'recipients'): string | undefined {
  const { formState } = useFormContext<BuilderForm>();
  return formState.errors[name]?.message;
}

function TextLine(props: {
  readonly name: TextName;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'datetime-local';
}) {
  const { name, label, hint, type = 'text' } = props;
  const { register } = useFormContext<BuilderForm>();
  return (
    <Field label={label} hint={hint} error={useProblem(name)}>
      {(control) => <input {...control} type={type} autoComplete="off" {...register(name)} />}
    </Field>
  );
}

function Choice(props: {
  readonly name: ChoiceName;
  readonly label: string;
  readonly values: readonly string[];
}) {
  const { register } = useFormContext<BuilderForm>();
  return (
    <Field label={props.label} error={useProblem(props.name)}>
      {(control) => (
        <select {...control} {...register(props.name)}>
          {props.values.map((value) => (
            <option key={value} value={value}>
              {props.name === 'dismissAction' && value !== 'remove'
                ? `Move to: ${texts[value] ?? value}`
                : (texts[value] ?? value)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Recipients(props: Parameters<typeof BuilderFields>[0]) {
  const { register } = useFormContext<BuilderForm>();
  const problem = useProblem('recipients');
  return (
    <fieldset className={styles['people']}>
      <legend>Recipients</legend>
      {props.recipients.map(({ id, name }) => (
        <CheckField key={id} label={name}>
          {(control) => (
            <input type="checkbox" {...control} value={id} {...register('recipients')} />
          )}
        </CheckField>
      ))}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </fieldset>
  );
}
