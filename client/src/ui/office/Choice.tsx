import styles from './Choice.module.css';
import { sharedStyle } from './shared-style.js';

/** Native select with a visually hidden label. */
export function Choice(props: {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly text: string }[];
  onChange: (value: string) => void;
}) {
  const { label, value, options, onChange } = props;
  return (
    <select
      className={sharedStyle('input', styles['choice'])}
      aria-label={label}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
