import { hexColour, isTransparent } from '@selvedge/shared/colours/hex-colour';
import { X } from 'lucide-react';

import styles from './ColourField.module.css';
import { Field } from './Field.js';
import { sharedStyle } from './shared-style.js';

/**
 * Colour picker with a hex field. Empty means the theme's colour unless the caller says otherwise.
 */
export function ColourField(props: {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly onChange: (colour: string) => void;
  readonly onBlur?: () => void;
}) {
  const { label, value, placeholder = 'Theme default', error, onChange, onBlur } = props;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <span className={styles['colour']}>
          <Swatch label={label} value={value} onChange={onChange} />
          <input
            {...control}
            placeholder={placeholder}
            maxLength={9}
            spellCheck={false}
            value={value}
            onBlur={onBlur}
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
          />
          {value !== '' && (
            <button
              type="button"
              className={sharedStyle('icon', styles['clear'])}
              aria-label={`Clear ${label.toLowerCase()}`}
              onClick={() => {
                onChange('');
              }}
            >
              <X size={14} aria-hidden />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}

function Swatch(props: { label: string; value: string; onChange: (colour: string) => void }) {
  const { label, value, onChange } = props;
  const colour = hexColour(value);
  return (
    <span
      className={sharedStyle('swatch', styles['swatch'])}
      data-none={colour === undefined || isTransparent(colour)}
    >
      <span style={{ background: colour }} />
      <input
        type="color"
        aria-label={`Choose ${label.toLowerCase()}`}
        value={colour?.slice(0, 7) ?? '#ffffff'}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </span>
  );
}
