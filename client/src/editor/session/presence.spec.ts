import { byPerson, othersIn, type Person } from './presence.js';

const nothing = {
  avatar: null,
  selected: null,
  alsoChosen: [],
  pointer: null,
  middle: null,
  caret: null,
  isIdle: false,
};

describe('presence', () => {
  it('lists the other people with profile, selection and pointer', () => {
    const place = { block: 'b', x: 0.5, y: 1 };
    const cursor = { anchor: { item: 1 }, head: { item: 2 } };
    const states = new Map<number, Record<string, unknown>>([
      [
        7,
        {
          user: { id: 'customer:7', name: 'Lani', color: '#123456', avatar: '/a/7/' },
          ...{ selected: 'b', alsoChosen: ['a', 7], pointer: place, middle: place },
          ...{ cursor, isIdle: true },
        },
      ],
      [1, { user: { name: 'Me', color: '#000000' } }],
      [
        3,
        {
          user: { name: '', color: '#654321' },
          ...{
            selected: 4,
            alsoChosen: 'b',
            pointer: { ...place, x: 2 },
            middle: 'here',
            cursor: {},
            isIdle: 1,
          },
        },
      ],
      [9, { cursor: null }],
    ]);
    expect(othersIn({ clientID: 1, getStates: () => states })).toStrictEqual([
      { ...nothing, client: 3, id: '3', name: 'Someone', colour: '#654321' },
      {
        ...{ client: 7, id: 'customer:7', name: 'Lani', colour: '#123456', selected: 'b' },
        avatar: '/a/7/',
        alsoChosen: ['a'],
        ...{ pointer: place, middle: place, caret: cursor, isIdle: true },
      },
    ]);
  });

  it('groups the windows of one person, active first', () => {
    const window = (client: number, id: string, isIdle = false): Person => ({
      ...nothing,
      ...{ client, id, name: id, colour: '#000000', isIdle },
    });
    const windows = [window(1, 'ann', true), window(2, 'ben'), window(3, 'ann'), window(4, 'ann')];
    expect(byPerson(windows).map((own) => own.map(({ client }) => client))).toStrictEqual([
      [3, 1, 4],
      [2],
    ]);
  });
});
