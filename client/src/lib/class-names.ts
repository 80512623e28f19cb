/** Names of a CSS module's classes, joined; what is false or missing is left out. */
export function classesOf(
  module: Readonly<Record<string, string>>,
): (...names: readonly (string | false | null | undefined)[]) => string {
  return (...names) =>
    names
      .flatMap((name) => (name ? [module[name] ?? ''] : []))
      .filter((name) => name !== '')
      .join(' ');
}
