/** Breadcrumbs of a page, with its own label. */
export interface Breadcrumbs {
  readonly trail: readonly { readonly text: string; readonly href: string }[];
  readonly here: string;
}

export const homeCrumb = { text: 'Home', href: '/' };

/** Breadcrumbs of a page directly below the home page. */
export function belowHome(here: string): Breadcrumbs {
  return { trail: [homeCrumb], here };
}
