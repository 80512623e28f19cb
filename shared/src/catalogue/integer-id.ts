const form = /^[1-9]\d{0,8}$/;

/** Whether a text is a valid integer id, which always fits PostgreSQL's integer type. */
export function isIntegerId(text: string): boolean {
  return form.test(text);
}
