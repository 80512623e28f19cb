import {
  isErasureListComplete,
  mergedErasures,
  subjectsToErase,
  type Lists,
} from './erasure-lists.js';

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

describe('the list of erasures after a backup', () => {
  it('is complete if one was given, even an empty one', () => {
    expect(isErasureListComplete({ ...none, given: [] })).toBe(true);
  });

  it('is complete if the folder’s list continues that of the backup', () => {
    expect(isErasureListComplete({ ...none, inBackup: [ada], inFolder: [ada, bob] })).toBe(true);
    expect(isErasureListComplete({ ...none, inFolder: [bob] })).toBe(true);
  });

  it('is incomplete without a list in the folder, or with an unrelated one', () => {
    expect(isErasureListComplete(none)).toBe(false);
    expect(isErasureListComplete({ ...none, inBackup: [ada] })).toBe(false);
    expect(isErasureListComplete({ ...none, inBackup: [ada], inFolder: [bob] })).toBe(false);
  });

  it('contains each erasure since an hour before the backup, once', () => {
    const all = mergedErasures({ inBackup: [ada, bob], inFolder: [cleo, bob], given: [cleo] });
    expect(all).toStrictEqual([ada, bob, cleo]);
    expect(subjectsToErase(all, '2030-01-01T09:00:00.000Z')).toStrictEqual([
      'customer:2',
      'customer:3',
    ]);
    expect(subjectsToErase(all, '2030-01-01T09:00:00.001Z')).toStrictEqual(['customer:3']);
  });
});
