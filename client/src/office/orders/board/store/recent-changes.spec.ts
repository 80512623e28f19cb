import { RecentChanges } from './recent-changes.js';

const changeAt = (position: number) => ({ position, at: position });

it('keeps the last change of the last hundred orders and is immutable', () => {
  let last = new RecentChanges();
  for (let id = 1; id <= 300; id += 1) last = last.with(id, changeAt(id));
  const next = last.with(250, changeAt(301));
  for (let id = 206; id <= 300; id += 1) expect(last.of(id)).toStrictEqual(changeAt(id));
  expect(last.of(100)).toBeUndefined();
  expect(next.of(250)).toStrictEqual(changeAt(301));
  expect(next.of(249)).toStrictEqual(changeAt(249));
});
