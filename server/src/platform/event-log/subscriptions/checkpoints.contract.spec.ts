import { checkpoint, upTo, useWorkers } from '../testing/subscription-runner.testing.js';
import { newDivision } from '../testing/wake-up.testing.js';
import { Checkpoints } from './checkpoints.js';

describe('positions stored together', () => {
  const { worker } = useWorkers();

  it('do not go back, and are not stored without the lease or in a lost history', async () => {
    const own = await worker();
    const checkpoints = new Checkpoints(own.dataSource);
    const [moved, further, lost] = [newDivision(), newDivision(), newDivision()];
    const fence = own.work.leases.fence(0);
    if (!fence) throw new Error('The only process has every slot.');
    const passed = (division: number, position: number, generation = fence.generation) => ({
      subscriber: 'scribe',
      division,
      position,
      fence: { ...fence, generation },
    });
    for (const division of [moved, further, lost]) await own.take(division, ...upTo(9));
    await checkpoints.saveAll([passed(moved, 3), passed(further, 9), passed(lost, 4)]);
    await checkpoints.saveAll([
      passed(moved, 7),
      passed(further, 8),
      passed(lost, 5, fence.generation - 1),
    ]);
    // The division has nine events.
    await checkpoints.saveAll([passed(moved, 10)]);
    const stored = [moved, further, lost].map((division) => checkpoint(own, 'scribe', division));
    expect(await Promise.all(stored)).toEqual([7, 9, 4]);
  });
});
