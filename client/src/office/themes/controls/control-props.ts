import type { ThemeKey } from '@selvedge/shared/themes/keys';

/** What a control of any kind gets. */
export interface ControlProps {
  /** Of the element that the label names. */
  readonly id: string;
  readonly name: ThemeKey;
  /** As it is resolved: it always fits the key. */
  readonly value: string;
  /** What the store itself wrote, a reference maybe; else the value. */
  readonly written: string;
  /** What is wrong with a text that somebody types; undefined where nothing is. */
  readonly problemWith: (text: string) => string | undefined;
  readonly onChange: (value: string) => void;
  /** One change is over, and the next one is another. */
  readonly onSettle: () => void;
}
