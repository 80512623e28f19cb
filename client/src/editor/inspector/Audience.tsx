import { conditionsOf } from '@selvedge/shared/blocks/model/visible-blocks';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { AUDIENCES, toggleCondition } from './audience.js';
import styles from './Audience.module.css';
import type { Editing } from '../../connect/sdk/editing.js';
import { CheckField } from '../../ui/office/Field.js';

/**
 * Conditions of a block. It is shown to visitors who meet all of them, or to everyone without any
 * (BLX-003).
 */
export function Audience({ block, editing }: { block: LiveBlock; editing: Editing }) {
  const { uuid, wire } = block;
  const chosen = conditionsOf(wire);
  const others = chosen.filter((name) => AUDIENCES.every((one) => one.name !== name));
  const options = [...AUDIENCES, ...others.map((name) => ({ name, text: name }))];
  const selected = options.filter(({ name }) => chosen.includes(name));
  return (
    <details className={styles['audience']}>
      <summary>
        Audience:{' '}
        {selected.length === 0 ? 'everyone' : selected.map(({ text }) => text).join(' and ')}
      </summary>
      <div className={styles['conditions']} role="group" aria-label="Audience">
        {options.map(({ name, text }) => (
          <CheckField key={name} label={text}>
            {(control) => (
              <input
                {...control}
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={({ currentTarget: { checked } }) => {
                  // Conditions stored as objects or as text are converted to a list of names.
                  const held = wire.properties?.['conditions']?.value ?? [...chosen];
                  editing.set(uuid, 'conditions', toggleCondition(held, name, checked));
                }}
              />
            )}
          </CheckField>
        ))}
      </div>
    </details>
  );
}
