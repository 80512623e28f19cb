import { THEME_KEYS } from '@selvedge/shared/themes/keys';

import type { ControlProps } from './control-props.js';
import styles from '../PropertyRow.module.css';
import { useTypedField } from './useTypedField.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/** Colour field with the browser's colour picker and a hex input. */
export function ColourControl(props: ControlProps) {
  const { name, value, onChange, onSettle } = props;
  const { field, problem } = useTypedField(props);
  return (
    <>
      <span className={styles['colour']}>
        <span className={sharedStyle('swatch', styles['swatch'])}>
          <span style={{ background: value }} aria-hidden />
          <input
            type="color"
            aria-label={`Choose ${THEME_KEYS[name].label}`}
            value={value.slice(0, 7)}
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
            onBlur={onSettle}
          />
        </span>
        <input {...field} />
      </span>
      {problem}
    </>
  );
}
