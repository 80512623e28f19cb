import { availableParallelism } from 'node:os';

import { isLeader, isMultiProcess, processCount } from './process-count.js';

describe('the number of processes', () => {
  it('follows the setting, or the number of cores', () => {
    expect(processCount({ SERVER_PROCESSES: '3' }, 200)).toBe(3);
    expect(processCount({ SERVER_PROCESSES: 'max' }, 100_000)).toBe(availableParallelism());
    expect(isMultiProcess({ SERVER_PROCESSES: '1' })).toBe(false);
    expect(isMultiProcess({ SERVER_PROCESSES: '2' })).toBe(true);
  });

  it('is refused if the database allows too few connections, with the possible number', () => {
    // Each needs 25; one more runs during a replacement, and ten connections are spare.
    expect(processCount({ SERVER_PROCESSES: '6' }, 185)).toBe(6);
    expect(() => processCount({ SERVER_PROCESSES: '6' }, 184)).toThrow(
      'SERVER_PROCESSES must be at most 5',
    );
    expect(processCount({ SERVER_PROCESSES: 'max' }, 20)).toBe(1);
  });

  it('requires a primary if there are several, and in the first process of a container', () => {
    expect(isLeader({ SERVER_PROCESSES: '2' }, 4_711)).toBe(true);
    expect(isLeader({ SERVER_PROCESSES: '1' }, 4_711)).toBe(false);
    expect(isLeader({ SERVER_PROCESSES: '1' }, 1)).toBe(true);
  });
});
