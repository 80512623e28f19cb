import { textsWritten } from './texts-written.js';

const block = {
  properties: { template: { value: 'text' }, html: { value: '<p>So <b>soft</b></p>' } },
};

it('textsWritten returns the conflicting text that the user wrote', () => {
  const change = { kind: 'changed', block, isMoved: false } as const;
  expect(textsWritten({ ...change, names: ['html'] })).toStrictEqual(['So soft']);
  expect(textsWritten({ ...change, names: ['align'] })).toStrictEqual([]);
  const items = [{ name: 'actions', item: { text: 'Buy', href: '/' } }];
  expect(textsWritten({ ...change, names: [], items })).toStrictEqual(['Buy']);
  expect(textsWritten({ kind: 'added', block })).toStrictEqual([]);
});
