import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ErasedSubjects } from './erased-subjects.js';

const at = new Date('2030-01-01T09:00:00.000Z');

describe('the list of erased subjects', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-erased-'));
  const list = ErasedSubjects.in(folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('does not exist before the first erasure', () => {
    expect(list.all()).toBeUndefined();
  });

  it('holds each erasure in order', async () => {
    await list.add({ at, subject: 'customer:1' });
    await list.add({ at, subject: 'address:"x"' }, { at, subject: 'order:2' });
    expect(list.all()?.map(({ subject }) => subject)).toStrictEqual([
      'customer:1',
      'address:"x"',
      'order:2',
    ]);
    expect(list.all()?.[0]?.at).toStrictEqual(at);
  });

  it('ignores the incomplete line of a killed process', async () => {
    appendFileSync(
      path.join(folder, 'erased-subjects'),
      '\n["2030-01-01T09:00:00.000Z","customer:10',
    );
    await list.add({ at, subject: 'customer:3' });
    expect(list.all()?.map(({ subject }) => subject)).toStrictEqual([
      'customer:1',
      'address:"x"',
      'order:2',
      'customer:3',
    ]);
  });
});
