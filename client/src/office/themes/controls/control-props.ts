import type { ThemeKey } from '@selvedge/shared/themes/keys';

/** Props shared by all theme controls. */
export interface ControlProps {
  /** ID of the element that the label names. */
  readonly id: string;
  readonly name: ThemeKey;
  /** Resolved value; always valid for the key. */
  readonly value: string;
  /** The store's own value, possibly a reference to another key; otherwise the resolved value. */
  readonly written: string;
  /** Returns the error for a typed value, or undefined if it is valid. */
  readonly problemWith: (text: string) => string | undefined;
  readonly onChange: (value: string) => void;
  /** Ends the current change, so that the next one becomes a separate undo step. */
  readonly onSettle: () => void;
}
