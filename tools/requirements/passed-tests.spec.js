import { passedInJest, passedInPlaywright } from './passed-tests.js';

describe('the results of jest', () => {
  it('name what passed, and neither what failed nor what was left out', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'todo', 'skipped', 'disabled'].map(
      (status) => ({ status, fullName: `a basket is ${status}` }),
    );
    const name = '/house/server/src/basket.spec.ts';
    const testResults = [
      { name, assertionResults: [] },
      { name, assertionResults },
    ];
    expect(passedInJest({ testResults }, '/house')).toStrictEqual(['a basket is passed']);
  });

  it.each(['tools/count.spec.js', 'assets/make/cloth.spec.js'])(
    'are those of the product, not of its tools: %s',
    (spec) => {
      const assertionResults = [{ status: 'passed', fullName: 'a tool counts' }];
      const testResults = [{ name: `/house/${spec}`, assertionResults }];
      expect(passedInJest({ testResults }, '/house')).toStrictEqual([]);
    },
  );
});

describe('the results of Playwright', () => {
  const spec = (title, ...tests) => ({
    title,
    tests: tests.map(([status, ...results]) => ({
      status,
      results: results.map((result) => ({ status: result })),
    })),
  });

  it('name what passed, with what it stands in', () => {
    const inner = { title: 'a visitor', specs: [spec('buys', ['expected', 'passed'])] };
    const suites = [{ title: 'shopper.spec.ts', suites: [inner] }];
    expect(passedInPlaywright({ suites })).toStrictEqual(['shopper.spec.ts a visitor buys']);
  });

  it.each([
    ['passed when it was retried', true, [['flaky', 'failed', 'passed']]],
    ['failed', false, [['unexpected', 'failed']]],
    ['failed as it was expected to', false, [['expected', 'failed']]],
    ['was skipped', false, [['skipped', 'skipped']]],
    ['was skipped in one browser only', true, [['skipped'], ['expected', 'passed']]],
    [
      'failed in one browser',
      false,
      [
        ['expected', 'passed'],
        ['unexpected', 'timedOut'],
      ],
    ],
    ['was never run', false, []],
  ])('count what %s: %s', (_, counted, tests) => {
    const suites = [{ title: 'shopper.spec.ts', specs: [spec('buys', ...tests)] }];
    expect(passedInPlaywright({ suites })).toHaveLength(counted ? 1 : 0);
  });
});
