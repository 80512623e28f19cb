/**
 * Returns a `ref` callback that sets a tooltip on an icon button, because the component library
 * takes no `title`.
 */
export const titled =
  (name: string) =>
  (element: HTMLElement | null): void => {
    if (element !== null) element.title = name;
  };
