import type { Permission } from '@selvedge/shared/permissions/codes';
import type { ReactNode } from 'react';

import styles from './people.module.css';

interface FieldsProps<Code extends Permission> {
  readonly name: string;
  /** Permissions that are chosen one by one. */
  readonly all: readonly Code[];
  readonly titles: Readonly<Record<Code, { readonly title: string; readonly text: string }>>;
  readonly held: readonly Code[];
  /** Permissions of the current user, who cannot grant others. */
  readonly own: readonly Permission[];
  readonly onChange: (held: readonly Code[]) => void;
  /** Controls above the list. */
  readonly children?: ReactNode;
}

/** Checkboxes for all permissions that a person can hold. */
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
