/** Form answers that a post without script gives back to the same screen. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly message: string | null;
}
