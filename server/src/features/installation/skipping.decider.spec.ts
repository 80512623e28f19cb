import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { skippingDecider } from './skipping.decider.js';

it('an event is skipped only once, and its reason is recorded', () => {
  const { given } = scenarioFor(skippingDecider);
  const what = { subscriber: 'product-sales', division: 7, position: 3 };
  const skipped = { type: 'EventSkipped', ...what, reason: 'Damaged by hand.' } as const;
  const skip = { type: 'SkipEvent', ...what, reason: ' Damaged by hand. ' } as const;
  expect(skippingDecider.stream(skip)).toBe('skipping-7-product-sales');
  given().when(skip).thenEvents(skipped);
  given(skipped).when(skip).thenNothing();
  given(skipped)
    .when({ ...skip, position: 4 })
    .thenEvents({ ...skipped, position: 4 });
});
