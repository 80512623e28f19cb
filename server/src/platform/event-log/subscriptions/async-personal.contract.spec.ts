import { project } from '../model/registry.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import {
  contextIn,
  eventLogOn,
  tallies,
  tallyDecider,
  tallyEventTypes,
  TallyRow,
} from '../testing/tally.testing.js';
import { AsyncProjector } from './async-projector.js';
import { Checkpoints } from './checkpoints.js';
import { Leases } from './leases.js';

describe('personal data in a buffered event', () => {
  const spec = tallySpec();
  const owner = 'customer:1';
  const name = 'canary@example.test';

  it.each([
    ['unchanged if the async projection declares personal fields', true, false],
    ['as null if it was erased meanwhile', true, true],
    ['as null if the async projection does not declare personal fields', false, false],
  ])('is folded %s', async (_, foldsPersonal, isErased) => {
    const { dataSource, division } = spec;
    const binding = { ...project(tallies, TallyRow), foldsPersonal };
    const on = eventLogOn(dataSource, [{ eventTypes: tallyEventTypes, async: [binding] }]);
    await on.commands.handle(contextIn(division), tallyDecider, {
      ...{ type: 'Own', tally: 'one', owner, name },
    });
    const events = await on.log.readDivision(division, 0, 1);
    if (isErased) await on.keys.destroy(dataSource.manager, owner);
    const leases = new Leases(dataSource);
    await leases.renew();
    const received = { after: 0, upTo: 1, events };
    const projector = new AsyncProjector(on, new Checkpoints(dataSource));
    const parts = [{ binding, head: 1, limit: 9, received }];
    expect(await projector.fold({ division, parts, fence: () => leases.fence(0) })).toEqual([1]);
    await leases.leave();
    const rows = await dataSource.query(
      'SELECT tally, name FROM spec_tally WHERE division_id = $1',
      [division],
    );
    expect(rows).toEqual([{ tally: 'one', name: foldsPersonal && !isErased ? name : null }]);
  });
});
