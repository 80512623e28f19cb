import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { describeMove } from './announce.js';

const block = (uuid: string, template: string, items: readonly LiveBlock[] = []): LiveBlock => ({
  uuid,
  wire: { properties: { template: { value: template } } },
  items,
});

const page = [block('q', 'quote'), block('t', 'text'), block('r', 'row', [block('c', 'card')])];

describe('the announcement of a move', () => {
  it('names the next block and the position', () => {
    expect(describeMove(page, ['q'], null)).toBe('Quote moved above Text, 1 of 3');
  });

  it('names the previous block at the end', () => {
    expect(describeMove(page, ['r'], null)).toBe('Row moved below Text, 3 of 3');
  });

  it('names the new parent', () => {
    expect(describeMove(page, ['c'], null)).toBe('Card moved into Row, 1 of 1');
    expect(describeMove(page, ['t'], 'r')).toBe('Text moved above Row, 2 of 3');
  });

  it('counts several blocks', () => {
    expect(describeMove(page, ['q', 't'], null)).toBe('2 blocks moved above Row, 1 of 3');
  });

  it('is empty for an unknown block', () => {
    expect(describeMove(page, ['x'], null)).toBe('');
  });
});
