import { THEME_KEYS, type ThemeKey } from '@selvedge/shared/themes/keys';
import { RotateCcw } from 'lucide-react';
import { useId, type Dispatch } from 'react';

import { ContrastBadges } from './ContrastBadges.js';
import { Control } from './controls/Control.js';
import type { Draft, DraftAction } from './draft-history.js';
import { problemWith, type Readability } from './draft-theme.js';
import styles from './PropertyRow.module.css';
import { sharedStyle } from '../../ui/office/shared-style.js';

/** One property with its value, origin and contrast. */
export function PropertyRow(props: {
  readonly id: ThemeKey;
  readonly value: string;
  readonly draft: Draft;
  readonly isOwn: boolean;
  /** Describes where the value comes from. */
  readonly from: string;
  readonly readability: Readability | undefined;
  readonly dispatch: Dispatch<DraftAction>;
}) {
  const { id: key, value, draft, isOwn, from, readability, dispatch } = props;
  const { label } = THEME_KEYS[key];
  const id = useId();
  const change = (next: string) => {
    dispatch({ type: 'change', key, value: next });
  };
  return (
    <div className={styles['row']} data-own={isOwn} role="group" aria-label={label}>
      <Head
        id={id}
        name={key}
        isOwn={isOwn}
        from={from}
        onReset={() => {
          dispatch({ type: 'reset', key });
        }}
      />
      <Control
        id={id}
        name={key}
        value={value}
        written={draft.values[key] ?? value}
        problemWith={(text) => problemWith(draft, key, text)}
        onChange={change}
        onSettle={() => {
          dispatch({ type: 'settle' });
        }}
      />
      {readability !== undefined && (
        <ContrastBadges label={label} readability={readability} onUse={change} />
      )}
    </div>
  );
}

function Head(props: {
  readonly id: string;
  readonly name: ThemeKey;
  readonly isOwn: boolean;
  readonly from: string;
  readonly onReset: () => void;
}) {
  const { id, name, isOwn, from, onReset } = props;
  const { label } = THEME_KEYS[name];
  return (
    <div className={styles['head']}>
      <label htmlFor={id} title={name}>
        {label}
      </label>
      <span className={styles['from']}>{from}</span>
      {isOwn && (
        <button
          type="button"
          className={sharedStyle('icon', styles['reset'])}
          aria-label={`Reset ${label}`}
          title="Reset to theme default"
          onClick={onReset}
        >
          <RotateCcw size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}
