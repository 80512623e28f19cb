import { catalogue } from './catalogue.js';
import { compare, coveredRows } from './covered.js';

describe('coverage baseline', () => {
  it('contains catalogue rows, each once and in order', () => {
    const covered = new Set(coveredRows());
    expect(coveredRows()).toStrictEqual([...catalogue.keys()].filter((id) => covered.has(id)));
  });

  it('reports lost rows and newly covered rows', () => {
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
