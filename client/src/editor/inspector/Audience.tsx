import { conditionsOf } from '@selvedge/shared/blocks/model/visible-blocks';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { AUDIENCES, toggled } from './audience.js';
import styles from './Audience.module.css';
import type { Editing } from '../../connect/sdk/editing.js';
import { CheckField } from '../../ui/office/Field.js';

/** BLX-003: a block is shown to those for whom all of its conditions are true; without any, to everybody. */
export function Audience({ block, editing }: { block: LiveBlock; editing: Editing }) {
  const { uuid, wire } = block;
  const chosen = conditionsOf(wire);
  const others = chosen.filter((name) => AUDIENCES.every((one) => one.name !== name));
  const options = [...AUDIENCES, ...others.map((name) => ({ name, text: name }))];
  const selected = options.filter(({ name }) => chosen.includes(name));
  return (
    <details className={styles['audience']}>
      <summary>
        Who sees it:{' '}
        {selected.length === 0 ? 'everybody' : selected.map(({ text }) => text).join(' and ')}
      </summary>
      <div className={styles['conditions']} role="group" aria-label="Who sees it">
        {options.map(({ name, text }) => (
          <CheckField key={name} label={text}>
            {(control) => (
              <input
                {...control}
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={({ currentTarget: { checked } }) => {
                  // What came as objects or as text is a list of names as well.
                  const held = wire.properties?.['conditions']?.value ?? [...chosen];
                  editing.set(uuid, 'conditions', toggled(held, name, checked));
                }}
              />
            )}
          </CheckField>
        ))}
      </div>
    </details>
  );
}
