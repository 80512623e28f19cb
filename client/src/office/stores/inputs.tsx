import { useController, useFormContext, type FieldPathByValue } from 'react-hook-form';

import type { SettingsForm } from './settings-form.js';
import { ColourField } from '../../ui/office/ColourField.js';
import { CheckField, Field } from '../../ui/office/Field.js';
import { MoneyInput } from '../../ui/office/MoneyInput.js';

type TextPath = FieldPathByValue<SettingsForm, string>;

/** Returns the current error message of a field. */
export function useProblem(name: TextPath | `${string}.src`): string | undefined {
  const { getFieldState, formState } = useFormContext<SettingsForm>();
  // The cast is safe: the form has a field at each of these paths.
  return getFieldState(name as TextPath, formState).error?.message;
}

/** Text field; a text area if `rows` is given. */
export function TextInput(props: {
  readonly name: TextPath;
  readonly label: string;
  readonly maxLength?: number;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly type?: 'text' | 'password' | 'date' | 'datetime-local';
  readonly rows?: number;
}) {
  const { name, label, hint, rows, ...input } = props;
  const { register } = useFormContext<SettingsForm>();
  return (
    <Field label={label} hint={hint} error={useProblem(name)}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            {...input}
            autoComplete={props.type === 'password' ? 'new-password' : 'off'}
            {...register(name)}
          />
        ) : (
          <textarea {...control} rows={rows} maxLength={input.maxLength} {...register(name)} />
        )
      }
    </Field>
  );
}

/** Amount field in the notation of the currency. */
export function MoneyTextInput(props: {
  readonly name: TextPath;
  readonly label: string;
  readonly currency: string;
}) {
  const { name, label, currency } = props;
  const { register } = useFormContext<SettingsForm>();
  return (
    <Field label={label} error={useProblem(name)}>
      {(control) => <MoneyInput {...control} currency={currency} {...register(name)} />}
    </Field>
  );
}

export function CheckInput(props: {
  readonly name: FieldPathByValue<SettingsForm, boolean>;
  readonly label: string;
  readonly hint?: string;
}) {
  const { name, ...rest } = props;
  const { register } = useFormContext<SettingsForm>();
  return (
    <CheckField {...rest}>
      {(control) => <input type="checkbox" {...control} {...register(name)} />}
    </CheckField>
  );
}

/** Colour field; empty means the colour of the theme. */
export function ColourInput(props: {
  readonly name: TextPath;
  readonly label: string;
  readonly placeholder?: string;
}) {
  const { name, ...rest } = props;
  const { field, fieldState } = useController<SettingsForm, TextPath>({ name });
  return (
    <ColourField
      {...rest}
      value={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

/** Select of a few fixed words, shown capitalised. */
export function SelectInput(props: {
  readonly name: TextPath;
  readonly label: string;
  readonly options: readonly string[];
}) {
  const { name, label, options } = props;
  const { register } = useFormContext<SettingsForm>();
  return (
    <Field label={label} error={useProblem(name)}>
      {(control) => (
        <select {...control} {...register(name)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option.slice(0, 1).toUpperCase() + option.slice(1)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
