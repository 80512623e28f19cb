/** Names of a CSS module's classes, joined; what is false or missing is left out. */
export function classesOf(
  module: Readonly<Record<string, string>>,
): (...names: readonly (string | false | null | undefined)[]) => string {
  return (...names) => {
    // A page asks hundreds of times while it is rendered: with lists instead of this it took a tenth of that.
    let joined = '';
    for (const name of names) {
      const own = name ? module[name] : undefined;
      if (own) joined += joined === '' ? own : ` ${own}`;
    }
    return joined;
  };
}
