import type { Permission } from '@selvedge/shared/permissions/codes';
import type { ReactNode } from 'react';

import styles from './people.module.css';

interface FieldsProps<Code extends Permission> {
  /** "Ada Lovelace" */
  readonly name: string;
  /** Those that are chosen one by one. */
  readonly all: readonly Code[];
  readonly titles: Readonly<Record<Code, { readonly title: string; readonly text: string }>>;
  readonly held: readonly Code[];
  /** Those of the person who looks: what they do not hold is not theirs to choose. */
  readonly own: readonly Permission[];
  readonly onChange: (held: readonly Code[]) => void;
  /** What is chosen in another way, above the others. */
  readonly children?: ReactNode;
}

/** All that somebody may hold. */
export function PermissionFields<Code extends Permission>(props: FieldsProps<Code>) {
  const { name, all, titles, held, own, onChange, children } = props;
  return (
    <fieldset className={styles['permissions']}>
      <legend>{`${name} may`}</legend>
      {children}
      {all.map((one) => (
        <label key={one} className={styles['permission']}>
          <input
            type="checkbox"
            checked={held.includes(one)}
            disabled={!own.includes(one)}
            onChange={({ currentTarget: { checked } }) => {
              onChange(checked ? [...held, one] : held.filter((other) => other !== one));
            }}
          />
          <span>
            {titles[one].title}
            <span className={styles['soft']}>{titles[one].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
