import { address } from '../model/properties/address.js';
import { text } from '../model/properties/texts.js';
import type { FigureValues } from '../model/written-figures.js';
import type { SourceRequests } from '../model/sources.js';

/** Properties of blocks that show figures, either typed in or loaded from an address. */
export const figureProperties = {
  title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
  figures: text({
    maxLength: 3_000,
    label: 'Figures, one per line (label: number)',
    group: 'Content',
  }),
  asyncData: address({
    label: 'Load figures from an address',
    group: 'Content',
    wireNames: ['asyncData', 'asyncDataUrl'],
  }),
};

/** Requests the figures of the address, if there is one. */
export function figureRequests({
  asyncData,
}: Pick<FigureValues, 'asyncData'>): Pick<SourceRequests, 'figures'> {
  return asyncData === null ? {} : { figures: { address: asyncData } };
}
