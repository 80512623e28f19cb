import { FoldedStates, type Folded } from './folded-states.js';
import { tallyDecider } from '../testing/tally.testing.js';
import { commandFor } from './command-handler.js';

const { decider } = commandFor(tallyDecider, { type: 'Count', tally: 'a', by: 1 });

function folded(version: number): Folded {
  return { decider, version, state: undefined };
}

describe('folded states', () => {
  it('keep the most recently used ones', () => {
    const states = new FoldedStates(2);
    states.set('a', folded(1));
    states.set('b', folded(2));
    states.get('a');
    states.set('c', folded(3));

    expect(['a', 'b', 'c'].map((key) => states.get(key)?.version)).toStrictEqual([1, undefined, 3]);
  });

  it('replace and evict entries', () => {
    const states = new FoldedStates(2);
    states.set('a', folded(1));
    states.set('b', folded(2));
    states.set('a', folded(3));
    expect([states.get('a')?.version, states.get('b')?.version]).toStrictEqual([3, 2]);

    states.evict(['a', 'x']);
    expect([states.get('a'), states.get('b')?.version]).toStrictEqual([undefined, 2]);
  });
});
