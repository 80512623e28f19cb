import { Field } from '../../../ui/office/Field.js';

/** A whole number within limits; the arrows step it. */
export function NumberField(props: {
  readonly label: string;
  readonly value: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, value, min, max, step = 1, onChange } = props;
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="number"
          value={value ?? ''}
          min={min}
          max={max}
          step={step}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            if (!Number.isNaN(valueAsNumber)) onChange(valueAsNumber);
          }}
        />
      )}
    </Field>
  );
}
