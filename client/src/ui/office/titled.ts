/**
 * For the `ref` of what is nothing but an icon: shows to who points at it what it is called. Components of the
 * library take no `title`.
 */
export const titled =
  (name: string) =>
  (element: HTMLElement | null): void => {
    if (element !== null) element.title = name;
  };
