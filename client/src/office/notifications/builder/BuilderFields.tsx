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

const hrefHint = `A path such as /basket, a web address that what it carries is posted to, or one of ${NOTIFICATION_HANDLERS.map((one) => `{${one}}`).join(' ')}; what leads nowhere waits in the bell`;
const texts: Readonly<Record<string, string>> = {
  header: 'In the list of the bell',
  'top-right': 'Over the screen, until it is dismissed',
  Shove: 'Shove: the picture above',
  Bag: 'Bag: the picture at the side',
  Simple: 'Simple: words alone',
  remove: 'Removes it',
  replace: 'Are replaced by it',
  merge: 'Are merged into it, with what they carry',
};

/** All that there is to fill in. */
export function BuilderFields(props: {
  readonly recipients: readonly { readonly id: string; readonly name: string }[];
}) {
  return (
    <div className={styles['fields']}>
      <TextLine name="title" label="Title" />
      <TextLine name="body" label="Words" />
      <TextLine name="href" label="Where it leads" hint={hrefHint} />
      <TextLine
        name="related"
        label="Related"
        hint="What it is about, such as the number of an order"
      />
      <TextLine name="image" label="Picture" hint="Its web address" />
      <Choice name="template" label="Template" values={NOTIFICATION_TEMPLATES} />
      <Choice name="position" label="Position" values={NOTIFICATION_POSITIONS} />
      <Choice name="dismissAction" label="Dismissing" values={DISMISS_ACTIONS} />
      <TextLine name="tag" label="Tag" hint="What has the same one is about the same" />
      <Choice name="before" label="Those before it with its tag" values={['replace', 'merge']} />
      <TextLine
        name="time"
        label="Time"
        type="datetime-local"
        hint="Leave it empty to send at once"
      />
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
                ? `Moves it: ${texts[value] ?? value}`
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
      <legend>To whom</legend>
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
