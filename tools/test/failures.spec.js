import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { failuresOf, reportFailures } from './failures.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const passed = { fullName: 'a page opens', status: 'passed', invocations: 1, failureMessages: [] };
const flaky = {
  ...passed,
  fullName: 'a page closes',
  invocations: 2,
  retryReasons: [
    'Error: expect(received)\n\nExpected: 2\nReceived: 1\n    at Object.toBe (x.ts:3)',
  ],
};
const failed = { ...flaky, fullName: 'a page stays', status: 'failed', failureMessages: ['Gone'] };

const journey = (title, status, message) => ({
  file: 'shopper.journey.ts',
  title,
  tests: [{ status, results: [{ errors: message ? [{ message }] : [] }, { errors: [] }] }],
});

function filesOf({ assertionResults = [], journeys = [], message = '' }) {
  const files = { specs: path.join(folder, 'specs'), journeys: path.join(folder, 'journeys') };
  const testResults = [{ name: '/a.spec.ts', message, assertionResults }];
  writeFileSync(files.specs, JSON.stringify({ testResults }));
  writeFileSync(files.journeys, JSON.stringify({ suites: [{ suites: [{ specs: journeys }] }] }));
  return files;
}

function report(files) {
  const output = [];
  const areFew = reportFailures(files, (text) => output.push(text));
  return { areFew, output: output.join('') };
}

describe('failures of a run', () => {
  it('distinguish failed tests from those that passed on retry', () => {
    const files = filesOf({
      assertionResults: [passed, flaky, failed],
      journeys: [
        journey('looks', 'expected'),
        journey('buys', 'flaky', '\u001b[31mLate\u001b[39m'),
        journey('pays', 'unexpected', 'Refused'),
        journey('flies', 'skipped'),
      ],
    });
    expect(failuresOf(files)).toStrictEqual({
      failed: [
        { name: 'a page stays', reason: 'Gone' },
        { name: 'shopper.journey.ts: pays', reason: 'Refused' },
      ],
      flaky: [
        { name: 'a page closes', reason: 'Error: expect(received) Expected: 2 Received: 1' },
        { name: 'shopper.journey.ts: buys', reason: 'Late' },
      ],
    });
  });

  it('include a file that failed to load', () => {
    const { output } = report(filesOf({ message: 'Cannot find module' }));
    expect(output).toBe('Failed (1):\n  /a.spec.ts\n    Cannot find module\n');
  });

  it('are empty if everything passed or nothing ran', () => {
    const files = filesOf({ assertionResults: [passed], journeys: [journey('looks', 'expected')] });
    expect(report(files)).toStrictEqual({ areFew: true, output: '' });
    expect(report({ specs: '/nowhere', journeys: '/nowhere' })).toStrictEqual({
      areFew: true,
      output: '',
    });
  });

  it('reject more than three flaky tests', () => {
    const three = Array.from({ length: 3 }, () => flaky);
    expect(report(filesOf({ assertionResults: three })).areFew).toBe(true);
    const four = filesOf({ assertionResults: three, journeys: [journey('buys', 'flaky', 'Late')] });
    expect(report(four).areFew).toBe(false);
    expect(report(four).output).toContain('Flaky, passed only when retried (4)');
  });
});
