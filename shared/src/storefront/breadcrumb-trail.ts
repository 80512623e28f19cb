/** LAY-037, SEO-006: the way back up from a page, and what the page itself is called there. */
export interface Breadcrumbs {
  readonly trail: readonly { readonly text: string; readonly href: string }[];
  readonly here: string;
}

export const homeCrumb = { text: 'Home', href: '/' };

/** Of a page right below the home page. */
export function belowHome(here: string): Breadcrumbs {
  return { trail: [homeCrumb], here };
}
