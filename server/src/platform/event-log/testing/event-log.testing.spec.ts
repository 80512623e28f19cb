import { recorded, rowsOf, scenarioFor, walk } from './event-log.testing.js';
import { counted, tallies, tallyDecider, TallyFull, tallyLimit } from './tally.testing.js';

const { given } = scenarioFor(tallyDecider);
const count = (by: number) => ({ type: 'Count', tally: 'a', by }) as const;
const full = new TallyFull('The tally is full.');

describe('a scenario', () => {
  it('passes if the expected outcome follows', () => {
    given().when(count(1)).thenEvents(counted('a'));
    given(counted('a')).when(count(0)).thenNothing();
    given(counted('a', tallyLimit)).when(count(1)).thenThrows(full);
  });

  it.each([
    [
      'other events',
      () => {
        given().when(count(1)).thenEvents(counted('a', 2));
      },
    ],
    [
      'events instead of none',
      () => {
        given().when(count(1)).thenNothing();
      },
    ],
    [
      'a refusal instead of events',
      () => {
        given()
          .when(count(tallyLimit + 1))
          .thenNothing();
      },
    ],
    [
      'no refusal',
      () => {
        given().when(count(1)).thenThrows(full);
      },
    ],
    [
      'a refusal with another message',
      () => {
        given()
          .when(count(tallyLimit + 1))
          .thenThrows(new TallyFull('Enough.'));
      },
    ],
    [
      'another refusal',
      () => {
        given()
          .when(count(tallyLimit + 1))
          .thenThrows(new RangeError(full.message));
      },
    ],
  ])('fails on %s', (_, scenario) => {
    expect(scenario).toThrow();
  });

  it('runs commands and skips refused ones', () => {
    const history = walk(tallyDecider, [counted('a')], [count(2), count(tallyLimit), count(0)]);

    expect(history).toStrictEqual([counted('a'), counted('a', 2)]);
  });

  it('folds events into rows', () => {
    const events = recorded([counted('a'), counted('b', 2), counted('a', 3)], { division: 7 });

    expect(
      rowsOf(tallies, events).map(({ division, tally, total }) => [division, tally, total]),
    ).toStrictEqual([
      [7, 'a', 4],
      [7, 'b', 2],
    ]);
  });
});
