import { availableParallelism } from 'node:os';

import { isLeader, isMultiProcess, processCount } from './process-count.js';

describe('the number of processes', () => {
  it('is what is asked for, or one for each core', () => {
    expect(processCount({ SERVER_PROCESSES: '3' }, 200)).toBe(3);
    expect(processCount({ SERVER_PROCESSES: 'max' }, 100_000)).toBe(availableParallelism());
    expect(isMultiProcess({ SERVER_PROCESSES: '1' })).toBe(false);
    expect(isMultiProcess({ SERVER_PROCESSES: '2' })).toBe(true);
  });

  it('is refused where the database lets in too few connections, and says how many it would be', () => {
    // Each has 25, one more is there while they are replaced, and ten are to spare.
    expect(processCount({ SERVER_PROCESSES: '6' }, 185)).toBe(6);
    expect(() => processCount({ SERVER_PROCESSES: '6' }, 184)).toThrow(
      'SERVER_PROCESSES must be at most 5',
    );
    expect(processCount({ SERVER_PROCESSES: 'max' }, 20)).toBe(1);
  });

  it('leads to a leader where there are several, and in the first process of a container', () => {
    expect(isLeader({ SERVER_PROCESSES: '2' }, 4_711)).toBe(true);
    expect(isLeader({ SERVER_PROCESSES: '1' }, 4_711)).toBe(false);
    expect(isLeader({ SERVER_PROCESSES: '1' }, 1)).toBe(true);
  });
});
