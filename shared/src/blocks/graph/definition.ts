import { figureProperties } from '../kit/figures.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice, colour, flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';

/** BLK-023: figures as a line or as bars. */
export const graph = defineBlock({
  name: 'graph',
  title: 'Graph',
  formerNames: ['graphBlock'],
  places: ['store', 'dashboard'],
  properties: {
    ...figureProperties,
    kind: choice({
      choices: ['line', 'bar'],
      default: 'line',
      choiceNames: { line: 'A line', bar: 'Bars' },
      label: 'Drawn as',
      group: 'Layout',
    }),
    showTable: flag({ default: false, label: 'Show the table at first', group: 'Layout' }),
    height: length({ default: '16rem', label: 'Height', group: 'Layout' }),
    color: colour({ label: 'What is drawn', group: 'Colours', wireNames: ['color', 'colour'] }),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...textColours,
    ...sectionProperties,
  },
});

export type GraphProperties = PropertiesOf<typeof graph>;
