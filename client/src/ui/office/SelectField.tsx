import { Field } from './Field.js';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** Labelled native select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, value, options, isDisabled, onChange } = props;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          value={value}
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
