import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { slowest } from './slowest.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-slowest-'));
const specTimes = path.join(folder, 'spec-times.jsonl');
const journeys = path.join(folder, 'journeys.json');

const journey = (title, ...durations) => ({
  file: 'shopper.journey.ts',
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

beforeAll(() => {
  const times = Array.from({ length: 30 }, (_, at) => ({
    spec: `spec-${at}`,
    milliseconds: at * 1_000,
  }));
  writeFileSync(specTimes, times.map((time) => `${JSON.stringify(time)}\n`).join(''));
  const inner = { specs: [journey('buys', 100, 28_500)] };
  const suites = [{ specs: [journey('looks', 50)], suites: [inner] }];
  writeFileSync(journeys, JSON.stringify({ suites }));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('slowest', () => {
  it('lists the twenty slowest specs and journeys, slowest first', () => {
    const [, ...lines] = slowest({ specTimes, journeys }).split('\n');
    expect(lines).toHaveLength(20);
    expect(lines.slice(0, 3)).toStrictEqual([
      '  29.0 s  spec-29',
      '  28.5 s  shopper.journey.ts: buys',
      '  28.0 s  spec-28',
    ]);
  });

  it('works without one or both runs', () => {
    const nowhere = path.join(folder, 'nowhere');
    expect(slowest({ specTimes: nowhere, journeys: nowhere }).split('\n')).toHaveLength(1);
    expect(slowest({ specTimes: nowhere, journeys })).toContain('buys');
  });
});
