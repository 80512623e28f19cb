import { useState } from 'react';

import { Field } from '../../../ui/office/Field.js';

interface NumberProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/**
 * Number within limits. Input below the minimum, such as the 1 of 10 with a minimum of 3, stays in
 * the field while typing and is clamped on blur.
 */
export function NumberField({ label, value, min, max, step = 1, onChange }: NumberProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: unknown }>();
  const isOnTheWay = typed !== undefined && [typed.over, Number(typed.text)].includes(value);
  const within = (number: number): number =>
    Math.min(max ?? number, Math.max(min ?? number, number));
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="number"
          value={isOnTheWay ? typed.text : (value ?? '')}
          min={min}
          max={max}
          step={step}
          onChange={({ currentTarget: { value: text, valueAsNumber: number } }) => {
            setTyped({ text, over: value });
            if (!Number.isNaN(number) && within(number) === number) onChange(number);
          }}
          onBlur={({ currentTarget: { valueAsNumber: number } }) => {
            setTyped(undefined);
            if (isOnTheWay && !Number.isNaN(number) && within(number) !== number)
              onChange(within(number));
          }}
        />
      )}
    </Field>
  );
}
