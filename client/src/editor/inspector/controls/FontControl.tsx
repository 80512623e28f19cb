import { textIn } from '@selvedge/shared/blocks/model/wire';
import { ChevronDown } from 'lucide-react';
import { Suspense, use, useId, useState } from 'react';

import styles from './FontControl.module.css';
import type { ControlProps } from '../control-props.js';
import { themeLabel } from '../theme-label.js';
import { PageTheme } from '../theme-of-page.js';
import { later } from '../../../ui/office/later.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

const Families = later(async () => (await import('./Families.js')).Families);

/** Selects a font family; without one, the default of the block applies. */
export function FontControl({ property, value, onChange }: ControlProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const chosen = textIn(value) ?? '';
  const shown = themeLabel(chosen, use(PageTheme)) ?? (chosen || 'Default');
  return (
    <div className={styles['font']}>
      <span className={styles['label']}>{property.label}</span>
      <button
        type="button"
        className={sharedStyle('input', styles['button'])}
        aria-label={`${property.label}: ${shown}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {shown}
        <ChevronDown size={15} aria-hidden />
      </button>
      <div id={listId}>
        {isOpen && (
          <Suspense>
            <Families label={property.label} chosen={chosen} onChoose={onChange} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
