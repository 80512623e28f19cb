import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';

import type { HeldProperty } from './control-props.js';
import styles from './Resettable.module.css';
import { hidden } from '../../ui/office/hidden.js';

interface ResettableProps extends Pick<HeldProperty, 'property' | 'value'> {
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** Wraps a control; marks a value that differs from the default, with a reset button. */
export function Resettable({ property, value, onReset, children }: ResettableProps) {
  const isChanged = value !== undefined && !isJsonEqual(property.read(value), property.default);
  return (
    <div className={styles['property']} data-changed={isChanged}>
      {children}
      {isChanged && (
        <button type="button" className={styles['reset']} title="Reset" onClick={onReset}>
          <RotateCcw size={13} aria-hidden />
          <span className={hidden}>Reset {property.label.toLowerCase()}</span>
        </button>
      )}
    </div>
  );
}
