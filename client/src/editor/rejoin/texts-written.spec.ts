import { textsWritten } from './texts-written.js';

const block = {
  properties: { template: { value: 'text' }, html: { value: '<p>So <b>soft</b></p>' } },
};

it('is what somebody wrote where others wrote as well, to be copied from', () => {
  const change = { kind: 'changed', block, isMoved: false } as const;
  expect(textsWritten({ ...change, names: ['html'] })).toStrictEqual(['So soft']);
  expect(textsWritten({ ...change, names: ['align'] })).toStrictEqual([]);
  expect(textsWritten({ kind: 'added', block })).toStrictEqual([]);
});
