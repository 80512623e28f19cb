import type { Viewer } from '@selvedge/shared/blocks/viewers';

const labels: Readonly<Record<Viewer, string>> = {
  stranger: 'Visitor',
  shopper: 'Signed-in customer',
  basket: 'Visitor with a basket',
};

/** Returns the label of a simulated viewer. */
export function viewerLabel(viewer: Viewer | null): string {
  return viewer === null ? 'All content' : labels[viewer];
}
