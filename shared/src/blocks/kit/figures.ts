import { address } from '../model/properties/address.js';
import { text } from '../model/properties/texts.js';
import type { FigureValues } from '../model/written-figures.js';
import type { SourceRequests } from '../model/sources.js';

/** Of blocks that show figures: where they come from, or else which they are. */
export const figureProperties = {
  title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
  figures: text({
    maxLength: 3_000,
    label: 'Figures, each on a line: words, a colon, the number',
    group: 'Content',
  }),
  /** BLK-009. */
  asyncData: address({
    label: 'Or an address that gives them',
    group: 'Content',
    wireNames: ['asyncData', 'asyncDataUrl'],
  }),
};

/** What an address gives, where there is one. */
export function figureRequests({
  asyncData,
}: Pick<FigureValues, 'asyncData'>): Pick<SourceRequests, 'figures'> {
  return asyncData === null ? {} : { figures: { address: asyncData } };
}
