import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { number } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';

const sales = { min: 1, max: 10_000, isWhole: true, group: 'Content' } as const;

/** Estimated monthly profit for a number of sales. */
export const profitPerMonth = defineBlock({
  name: 'profitPerMonth',
  title: 'Profit per month',
  formerNames: ['profitPerMonthBlock'],
  places: ['store', 'dashboard'],
  properties: {
    title: text({
      default: 'Potential monthly profit',
      maxLength: 100,
      label: 'Title',
      group: 'Content',
    }),
    product: text({ names: 'product', maxLength: 200, label: 'Product', group: 'Content' }),
    sales: number({ ...sales, default: 50, label: 'Initial sales per month' }),
    mostSales: number({ ...sales, default: 500, label: 'Maximum sales per month' }),
    ...textColours,
    ...sectionProperties,
  },
});

export type ProfitPerMonthProperties = PropertiesOf<typeof profitPerMonth>;
