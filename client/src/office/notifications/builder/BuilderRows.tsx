import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, type FieldPath } from 'react-hook-form';

import { emptyAction, type BuilderForm } from './builder-form.js';
import styles from './BuilderPage.module.css';
import { Button } from '../../../ui/office/Button.js';
import { CheckField, Field } from '../../../ui/office/Field.js';
import { IconButton } from '../../../ui/office/IconButton.js';

type RowsName = 'actions' | 'formActions' | 'footer' | 'fields' | 'data';

const emptyRows = {
  ...{ actions: emptyAction, formActions: emptyAction, footer: emptyAction },
  ...{ fields: { name: '', label: '' }, data: { name: '', value: '' } },
} as const;

/** Rows of one kind: as many as are added, up to `most`. */
function Rows(props: {
  readonly name: RowsName;
  readonly title: string;
  /** One of them, as a button says it. */
  readonly one: string;
  readonly most: number;
  readonly row: (path: `${RowsName}.${number}`) => React.ReactNode;
}) {
  const { name, title, one, most, row } = props;
  const { control } = useFormContext<BuilderForm>();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <fieldset className={styles['rows']}>
      <legend>{title}</legend>
      <Problem path={name} />
      {fields.map(({ id }, index) => (
        <div key={id} className={styles['row']}>
          <div className={styles['cells']}>{row(`${name}.${index}`)}</div>
          <IconButton
            aria-label={`Remove ${one} ${String(index + 1)}`}
            onPress={() => {
              remove(index);
            }}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {fields.length < most && (
        <Button
          onPress={() => {
            append(emptyRows[name]);
          }}
        >
          <Plus size={14} aria-hidden /> Add {one}
        </Button>
      )}
    </fieldset>
  );
}

/** What can be done about a notification, and what it carries. */
export function BuilderRows() {
  const { watch } = useFormContext<BuilderForm>();
  const hasForm = watch('fields').length > 0;
  const action = (path: string) => <ActionFields path={path} />;
  return (
    <div className={styles['fields']}>
      <Rows name="actions" title="Actions" one="an action" most={3} row={action} />
      <Rows
        name="fields"
        title="Form"
        one="a field"
        most={5}
        row={(path) => (
          <>
            <TextCell path={`${path}.label`} label="Label" />
            <TextCell path={`${path}.name`} label="Posted as" />
          </>
        )}
      />
      {hasForm && (
        <Rows name="formActions" title="Of the form" one="a button" most={3} row={action} />
      )}
      <Rows name="footer" title="Below all of it" one="a footer" most={1} row={action} />
      <Rows
        name="data"
        title="What it carries"
        one="a value"
        most={20}
        row={(path) => (
          <>
            <TextCell path={`${path}.name`} label="Name" />
            <TextCell path={`${path}.value`} label="Value" />
          </>
        )}
      />
    </div>
  );
}

function ActionFields({ path }: { readonly path: string }) {
  return (
    <>
      <TextCell path={`${path}.text`} label="Text" />
      <TextCell path={`${path}.href`} label="Leads to" />
      <Tick path={`${path}.primary`} label="Stands out" />
      <Tick path={`${path}.forcePro`} label="Takes Pro" />
    </>
  );
}

/** The rows are known by their paths. */
type Path = FieldPath<BuilderForm>;

function TextCell({ path, label }: { readonly path: string; readonly label: string }) {
  const { register, getFieldState, formState } = useFormContext<BuilderForm>();
  // Made of the name of a list of rows, a number and a name of the row.
  const name = path as Path;
  return (
    <Field label={label} error={getFieldState(name, formState).error?.message}>
      {(control) => <input {...control} autoComplete="off" {...register(name)} />}
    </Field>
  );
}

function Tick({ path, label }: { readonly path: string; readonly label: string }) {
  const { register } = useFormContext<BuilderForm>();
  // Made as that of a text.
  const name = path as Path;
  return (
    <CheckField label={label}>
      {(control) => <input type="checkbox" {...control} {...register(name)} />}
    </CheckField>
  );
}

function Problem({ path }: { readonly path: RowsName }) {
  const { getFieldState, formState } = useFormContext<BuilderForm>();
  const { error } = getFieldState(path, formState);
  return error?.message === undefined ? null : <p role="alert">{error.message}</p>;
}
