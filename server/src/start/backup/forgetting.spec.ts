import { isErasureListComplete, together, toForget, type Lists } from './forgetting.js';

const erased = (hour: number, subject: string) => ({
  at: new Date(Date.UTC(2030, 0, 1, hour)),
  subject,
});
const [ada, bob, cleo] = [
  erased(1, 'customer:1'),
  erased(8, 'customer:2'),
  erased(10, 'customer:3'),
];
const none: Lists = { inBackup: [], inFolder: [], given: undefined };

describe('who was forgotten since a backup', () => {
  it('is known by a list that was named, even an empty one', () => {
    expect(isErasureListComplete({ ...none, given: [] })).toBe(true);
  });

  it('is known by a folder whose list goes on where that of the backup ends', () => {
    expect(isErasureListComplete({ ...none, inBackup: [ada], inFolder: [ada, bob] })).toBe(true);
    expect(isErasureListComplete({ ...none, inFolder: [bob] })).toBe(true);
  });

  it('is not known by a folder without a list, or with that of something else', () => {
    expect(isErasureListComplete(none)).toBe(false);
    expect(isErasureListComplete({ ...none, inBackup: [ada] })).toBe(false);
    expect(isErasureListComplete({ ...none, inBackup: [ada], inFolder: [bob] })).toBe(false);
  });

  it('is whoever was forgotten after it began, or an hour before, each once', () => {
    const all = together({ inBackup: [ada, bob], inFolder: [cleo, bob], given: [cleo] });
    expect(all).toStrictEqual([ada, bob, cleo]);
    expect(toForget(all, '2030-01-01T09:00:00.000Z')).toStrictEqual(['customer:2', 'customer:3']);
    expect(toForget(all, '2030-01-01T09:00:00.001Z')).toStrictEqual(['customer:3']);
  });
});
