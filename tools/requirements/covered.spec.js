import { catalogue } from './catalogue.js';
import { compare, coveredRows } from './covered.js';

describe('the baseline of covered rows', () => {
  it('has rows of the catalogue, each once and in its order', () => {
    const covered = new Set(coveredRows());
    expect(coveredRows()).toStrictEqual([...catalogue.keys()].filter((id) => covered.has(id)));
  });

  it('loses a row that no test that passed cites, and gains one that a test cites', () => {
    const counts = new Map([
      ['ORD-002', 1],
      ['BSK-001', 3],
      ['ORD-999', 1],
    ]);
    expect(compare(['ORD-001', 'ORD-002'], counts)).toStrictEqual({
      lost: ['ORD-001'],
      added: ['BSK-001'],
    });
  });
});
