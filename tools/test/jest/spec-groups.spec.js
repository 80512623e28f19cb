import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeSpecGroups } from './spec-groups.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'selvedge-groups-'));
const groups = path.join(root, 'groups');
const test = `it('x', () => {});\n`;

/** Creates a spec in the test tree and returns its path. */
function spec(file, text = test) {
  const whole = path.join(root, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

const calls = Array.from({ length: 30 }, (_, at) =>
  spec(`server/src/features/calls/call-${at}.http.spec.ts`, test.repeat(at + 1)),
);
const others = [
  spec('server/src/platform/event-log/append/append.contract.spec.ts'),
  spec('server/src/platform/live/live.contract.spec.ts'),
  spec('server/src/features/orders/orders-growth.slow.spec.ts'),
  spec('server/src/features/orders/aggregate/order.decider.spec.ts'),
  spec('migrations/src/order.spec.ts'),
  spec('client/src/ui/Button.spec.tsx'),
  spec('shared/src/money.spec.ts'),
  spec('tools/start/start.spec.js'),
  spec('assets/make/garments/cloth.spec.js'),
];
const alone = [
  spec('server/src/features/hooks/hook.http.spec.ts', `afterAll(() => {});\n${test}`),
  spec('client/src/clocks/clock.spec.ts', `it('x', () => {\n  jest.useFakeTimers();\n});\n`),
  spec('server/src/limits/limit.contract.spec.ts', `jest.setTimeout(60_000);\n${test}`),
];

afterAll(() => rmSync(root, { recursive: true }));

/** Returns the imports of each group file. */
function imported() {
  return readdirSync(groups).map((file) =>
    [...readFileSync(path.join(groups, file), 'utf8').matchAll(/import '(.*)\.js';/g)].map(
      ([, name]) => path.join(groups, name),
    ),
  );
}

const withoutEnding = (specs) => specs.map((file) => file.replace(/\.(?:tsx?|js)$/, '')).toSorted();

describe('writeSpecGroups', () => {
  it('groups each spec once and returns the grouped specs', () => {
    const grouped = writeSpecGroups(root, groups);
    expect(withoutEnding(grouped)).toStrictEqual(withoutEnding([...calls, ...others]));
    expect(imported().flat().toSorted()).toStrictEqual(withoutEnding(grouped));
  });

  it('leaves out specs with file-wide hooks, fake timers or timeouts', () => {
    const grouped = writeSpecGroups(root, groups);
    expect(alone.filter((file) => grouped.includes(file))).toStrictEqual([]);
  });

  it('groups only the wanted specs', () => {
    const wanted = [calls[3], others[0], alone[0]];
    const grouped = writeSpecGroups(root, groups, (file) => wanted.includes(file));
    expect(grouped.toSorted()).toStrictEqual(wanted.slice(0, 2).toSorted());
    expect(imported().flat().toSorted()).toStrictEqual(withoutEnding(grouped));
  });

  it.each([
    [1, 2],
    [2, 2],
    [4, 4],
    [16, 6],
  ])('distributes long specs over %d cores in %d files', (cores, files) => {
    writeSpecGroups(root, groups, () => true, cores);
    const sizes = imported()
      .map((group) => group.filter((name) => name.includes('/call-')).length)
      .filter((size) => size > 0);
    expect(sizes).toHaveLength(files);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  it('drops a deleted spec', () => {
    writeSpecGroups(root, groups);
    rmSync(calls[0]);
    const grouped = writeSpecGroups(root, groups);
    expect(imported().flat().toSorted()).toStrictEqual(withoutEnding(grouped));
    expect(grouped).not.toContain(calls[0]);
    writeFileSync(calls[0], test);
  });
});
