import { passedInJest, passedInPlaywright } from './passed-tests.js';

describe('passedInJest', () => {
  it('returns only passed tests', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'todo', 'skipped', 'disabled'].map(
      (status) => ({ status, fullName: `a basket is ${status}` }),
    );
    const name = '/project/server/src/basket.spec.ts';
    const testResults = [
      { name, assertionResults: [] },
      { name, assertionResults },
    ];
    expect(passedInJest({ testResults }, '/project')).toStrictEqual(['a basket is passed']);
  });

  it.each(['tools/count.spec.js', 'assets/make/cloth.spec.js'])(
    'ignores tests of tools and assets: %s',
    (spec) => {
      const assertionResults = [{ status: 'passed', fullName: 'a tool counts' }];
      const testResults = [{ name: `/project/${spec}`, assertionResults }];
      expect(passedInJest({ testResults }, '/project')).toStrictEqual([]);
    },
  );
});

describe('passedInPlaywright', () => {
  const spec = (title, ...tests) => ({
    title,
    tests: tests.map(([status, ...results]) => ({
      status,
      results: results.map((result) => ({ status: result })),
    })),
  });

  it('returns the name with its suites', () => {
    const inner = { title: 'a visitor', specs: [spec('buys', ['expected', 'passed'])] };
    const suites = [{ title: 'shopper.spec.ts', suites: [inner] }];
    expect(passedInPlaywright({ suites })).toStrictEqual(['shopper.spec.ts a visitor buys']);
  });

  it.each([
    ['passed on retry', true, [['flaky', 'failed', 'passed']]],
    ['failed', false, [['unexpected', 'failed']]],
    ['failed as expected', false, [['expected', 'failed']]],
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
  ])('counts a test that %s: %s', (_, counted, tests) => {
    const suites = [{ title: 'shopper.spec.ts', specs: [spec('buys', ...tests)] }];
    expect(passedInPlaywright({ suites })).toHaveLength(counted ? 1 : 0);
  });
});
