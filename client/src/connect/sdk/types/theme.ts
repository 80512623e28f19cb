/** Values by the keys of the shop's theme: `{ 'primary.color': '#123456' }`. */
export type ThemeValues = Readonly<Record<string, string>>;

/** One of a theme's properties, with what it is on the page now. */
export interface ThemeProperty {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  /** `colour`, `font`, `length`, `flag` (`0` or `1`), `choice`, … */
  readonly kind: string;
  readonly choices?: readonly string[];
  readonly value: string;
}

/** The theme that the page is shown in. Each rejects with ConnectError; needs the scope `theme:preview`. */
export interface Theme {
  properties(): Promise<readonly ThemeProperty[]>;
  /**
   * Shows the page with these values on top of the shop's theme, and with all that follows from them; null
   * for the shop's own again. Kept nowhere. `theme_refused` for what no theme can have.
   */
  preview(values: ThemeValues | null): Promise<void>;
}
