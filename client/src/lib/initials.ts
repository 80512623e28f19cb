/** "AL" for "Ada Lovelace": fallback for a missing image. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  return `${first.slice(0, 1)}${others.at(-1)?.slice(0, 1) ?? ''}`.toUpperCase();
}
