import { numberIn, textIn } from '@selvedge/shared/blocks/model/wire';
import { useId } from 'react';

import { NumberField } from './NumberField.js';
import styles from './RatioControl.module.css';
import type { ControlProps } from '../control-props.js';
import { sentenceCase } from '../../../lib/sentence-case.js';

/** Aspect ratio: a named one, shown as a drawing, or a number. */
export function RatioControl({ property, value, onChange }: ControlProps) {
  const { label, choices = [], read } = property;
  const name = useId();
  const chosen = textIn(value) ?? '';
  const shapes = choices.map((choice) => ({ choice, ratio: numberOf(read(choice)) }));
  const option = (choice: string, text: string, ratio: number | undefined) => (
    <label key={choice} className={styles['shape']}>
      <input
        type="radio"
        name={name}
        checked={chosen === choice}
        onChange={() => {
          onChange(choice === '' ? undefined : choice);
        }}
      />
      <span className={styles['drawing']} data-usual={ratio === undefined} aria-hidden>
        <span style={{ aspectRatio: ratio === undefined ? 1 : 1 / ratio }} />
      </span>
      {text}
    </label>
  );
  return (
    <fieldset className={styles['ratio']}>
      <legend>{label}</legend>
      {option('', 'Default', undefined)}
      {shapes.map(({ choice, ratio }) => option(choice, sentenceCase(choice), ratio))}
      <div className={styles['number']}>
        <NumberField
          label="Height-to-width ratio"
          value={numberIn(value) ?? numberOf(read(chosen))}
          min={0.1}
          max={4}
          step={0.01}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}

function numberOf(found: unknown): number | undefined {
  return typeof found === 'number' ? found : undefined;
}
