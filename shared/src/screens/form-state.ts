/** Values and errors of a submitted form, shown again without JavaScript. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly message: string | null;
}

/** Converts a field's name to its contract path: `address[city]` becomes `address.city`. */
export function pathOfField(name: string): string {
  return name.replaceAll('[', '.').replaceAll(']', '');
}
