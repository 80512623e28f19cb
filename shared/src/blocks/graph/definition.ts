import { figureProperties } from '../kit/figures.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice, colour, flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';

/** Figures as a line or bar chart. */
export const graph = defineBlock({
  name: 'graph',
  title: 'Chart',
  formerNames: ['graphBlock'],
  places: ['store', 'dashboard'],
  properties: {
    ...figureProperties,
    kind: choice({
      choices: ['line', 'bar'],
      default: 'line',
      choiceNames: { line: 'Line', bar: 'Bars' },
      label: 'Chart type',
      group: 'Layout',
    }),
    showTable: flag({ default: false, label: 'Show the table by default', group: 'Layout' }),
    height: length({ default: '16rem', label: 'Height', group: 'Layout' }),
    color: colour({ label: 'Chart colour', group: 'Colours', wireNames: ['color', 'colour'] }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

export type GraphProperties = PropertiesOf<typeof graph>;
