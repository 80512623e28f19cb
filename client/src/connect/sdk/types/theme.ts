/** Values by theme key: `{ 'primary.color': '#123456' }`. */
export type ThemeValues = Readonly<Record<string, string>>;

/** A theme property with its current value on the page. */
export interface ThemeProperty {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  /** `colour`, `font`, `length`, `flag` (`0` or `1`), `choice`, … */
  readonly kind: string;
  readonly choices?: readonly string[];
  readonly value: string;
}

/**
 * Theme of the displayed page. Each method rejects with ConnectError and needs the scope
 * `theme:preview`.
 */
export interface Theme {
  properties(): Promise<readonly ThemeProperty[]>;
  /**
   * Displays the page with these values on top of the shop's theme, and everything derived from
   * them; null restores the shop's theme. Nothing is stored. Invalid values reject with
   * `theme_refused`.
   */
  preview(values: ThemeValues | null): Promise<void>;
}
