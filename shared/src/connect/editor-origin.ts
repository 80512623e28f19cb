const label = '[a-z0-9]+(-+[a-z0-9]+)*';
const host = String.raw`${label}(\.${label})*`;
const secureOrigin = new RegExp(`^https://(?!.*:443$)${host}(:[1-9]\\d{0,4})?$`);
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)(?!:80$)(:[1-9]\d{0,4})?$/;

/**
 * Whether external editors may run at an origin: in browser notation, with https, or on localhost.
 */
export function isEditorOrigin(text: string): boolean {
  return text.length <= 300 && (secureOrigin.test(text) || ownMachine.test(text));
}
