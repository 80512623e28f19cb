import { catalogue } from './catalogue.js';
import { compare, coveredRows } from './covered.js';

describe('the rows that are known to be covered', () => {
  it('are of the catalogue, each once and in its order', () => {
    const known = new Set(coveredRows());
    expect(coveredRows()).toStrictEqual([...catalogue.keys()].filter((id) => known.has(id)));
  });

  it('are lost where no test that passed cites them, and found where one does', () => {
    const counts = new Map([
      ['ORD-002', 1],
      ['BSK-001', 3],
      ['ORD-999', 1],
    ]);
    expect(compare(['ORD-001', 'ORD-002'], counts)).toStrictEqual({
      lost: ['ORD-001'],
      found: ['BSK-001'],
    });
  });
});
