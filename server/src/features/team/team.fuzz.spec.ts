import * as fc from 'fast-check';

import { stateAfter, walk } from '../../platform/event-log/testing/event-log.testing.js';
import type { TeamCommand } from './team.commands.js';
import { teamDecider } from './team.decider.js';
import type { TeamEvent } from './team.events.js';

const division = 33;
const [ada, bob, cyd] = [1, 2, 3];
const owned: TeamEvent = {
  ...{ type: 'MemberAdded', customerId: ada, role: 'owner', permissions: [] },
};

describe('the team of a store, after any sequence of commands', () => {
  const person = fc.constantFrom(ada, bob, cyd);
  const by = fc.constantFrom('customer:1', 'customer:2', 'customer:3', 'staff:9');
  const permissions = fc.subarray(['orders', 'users', 'pages'] as const);
  const command: fc.Arbitrary<TeamCommand> = fc.oneof(
    fc.record({
      ...{ type: fc.constant('AddMember' as const), division: fc.constant(division) },
      ...{ customerId: person, role: fc.constantFrom('owner' as const, 'member' as const) },
      permissions,
    }),
    fc.record({
      ...{ type: fc.constant('ChangePermissions' as const), division: fc.constant(division) },
      ...{ customerId: person, by, permissions },
    }),
    fc.record({
      type: fc.constantFrom('ShareOwnership' as const, 'RemoveMember' as const),
      ...{ division: fc.constant(division), customerId: person, by },
    }),
    fc.record({
      ...{ type: fc.constant('GiveOwnership' as const), division: fc.constant(division) },
      ...{ customerId: person, by, from: person },
    }),
  );

  it('still has an owner', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const team = stateAfter(teamDecider, walk(teamDecider, [owned], commands));
        expect([...team.values()].some(({ role }) => role === 'owner')).toBe(true);
      }),
    );
  });
});
