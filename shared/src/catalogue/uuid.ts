const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a uuid in lower case. */
export function isUuid(text: string): boolean {
  return form.test(text);
}
