/** "AL" of "Ada Lovelace": what stands where no picture does. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  return `${first.slice(0, 1)}${others.at(-1)?.slice(0, 1) ?? ''}`.toUpperCase();
}
