const form = /^[1-9]\d{0,8}$/;

/** CAT-002: whether text is an integer id as the specification's calls have them; every such one fits PostgreSQL's integer. */
export function isIntegerId(text: string): boolean {
  return form.test(text);
}
