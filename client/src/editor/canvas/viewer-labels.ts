import type { Viewer } from '@selvedge/shared/blocks/viewers';

const labels: Readonly<Record<Viewer, string>> = {
  stranger: 'A stranger',
  shopper: 'Somebody signed in',
  basket: 'A stranger with a basket',
};

/** As whom a page is looked at. */
export function viewerLabel(viewer: Viewer | null): string {
  return viewer === null ? 'Everything on it' : labels[viewer];
}
