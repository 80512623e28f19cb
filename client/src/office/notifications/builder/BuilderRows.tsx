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

/** Rows of one type, at most `most`. */
function Rows(props: {
  readonly name: RowsName;
  readonly title: string;
  /** Singular noun for the button labels. */
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

/** Actions, form, footer and data of a notification. */
export function BuilderRows() {
  const { watch } = useFormContext<BuilderForm>();
  const hasForm = watch('fields').length > 0;
  const action = (path: string) => <ActionFields path={path} />;
  return (
    <div className={styles['fields']}>
      <Rows name="actions" title="Actions" one="action" most={3} row={action} />
      <Rows
        name="fields"
        title="Form"
        one="field"
        most={5}
        row={(path) => (
          <>
            <TextCell path={`${path}.label`} label="Label" />
            <TextCell path={`${path}.name`} label="Field name" />
          </>
        )}
      />
      {hasForm && (
        <Rows name="formActions" title="Form buttons" one="button" most={3} row={action} />
      )}
      <Rows name="footer" title="Footer" one="footer" most={1} row={action} />
      <Rows
        name="data"
        title="Data"
        one="value"
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
      <TextCell path={`${path}.text`} label="Button text" />
      <TextCell path={`${path}.href`} label="Button link" />
      <Tick path={`${path}.primary`} label="Primary button" />
      <Tick path={`${path}.forcePro`} label="Requires Pro" />
    </>
  );
}

/** Path of a field in a row. */
type Path = FieldPath<BuilderForm>;

function TextCell({ path, label }: { readonly path: string; readonly label: string }) {
  const { register, getFieldState, formState } = useFormContext<BuilderForm>();
  // Built from the name of a row list, an index and a property of the row.
  const name = path as Path;
  return (
    <Field label={label} error={getFieldState(name, formState).error?.message}>
      {(control) => <input {...control} autoComplete="off" {...register(name)} />}
    </Field>
  );
}

function Tick({ path, label }: { readonly path: string; readonly label: string }) {
  const { register } = useFormContext<BuilderForm>();
  // Built like the path of a text field.
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
