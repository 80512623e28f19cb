import { othersIn } from './presence.js';

describe('who else is on a page', () => {
  it('is everybody but oneself, with name, colour and what they work on and point at', () => {
    const states = new Map<number, Record<string, unknown>>([
      [
        7,
        {
          user: { name: 'Lani', color: '#123456' },
          selected: 'b',
          pointer: { block: 'b', x: 0.5, y: 1 },
        },
      ],
      [1, { user: { name: 'Me', color: '#000000' } }],
      [
        3,
        { user: { name: '', color: '#654321' }, selected: 4, pointer: { block: 'b', x: 2, y: 1 } },
      ],
      [9, { cursor: null }],
    ]);
    expect(othersIn({ clientID: 1, getStates: () => states })).toEqual([
      { client: 3, name: 'Somebody', colour: '#654321', selected: null, pointer: null },
      {
        ...{ client: 7, name: 'Lani', colour: '#123456', selected: 'b' },
        pointer: { block: 'b', x: 0.5, y: 1 },
      },
    ]);
  });
});
