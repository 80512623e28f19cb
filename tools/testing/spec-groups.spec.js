import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeSpecGroups } from './spec-groups.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'selvedge-groups-'));
const groups = path.join(root, 'groups');
const features = path.join(root, 'server/src/features');
const specs = Array.from({ length: 30 }, (_, at) => path.join(features, `call-${at}.http.spec.ts`));
const withHook = path.join(features, 'hooked.http.spec.ts');

beforeAll(() => {
  mkdirSync(features, { recursive: true });
  mkdirSync(path.join(root, 'server/src/platform/event-log'), { recursive: true });
  specs.forEach((spec, at) => writeFileSync(spec, `it('x', () => {});\n`.repeat(at + 1)));
  writeFileSync(withHook, `afterAll(() => {});\nit('x', () => {});\n`);
  writeFileSync(path.join(features, 'order.decider.spec.ts'), `it('x', () => {});\n`);
});
afterAll(() => rmSync(root, { recursive: true }));

function imported() {
  return readdirSync(groups).map((file) =>
    [...readFileSync(path.join(groups, file), 'utf8').matchAll(/import '(.*)\.js';/g)].map(
      ([, name]) => path.join(groups, `${name}.ts`),
    ),
  );
}

describe('groups of specifications', () => {
  it('hold each specification of the whole application once, and say which', () => {
    const grouped = writeSpecGroups(root, groups);
    expect(imported().flat().toSorted()).toEqual(specs.toSorted());
    expect(grouped.toSorted()).toEqual(specs.toSorted());
  });

  it('leave alone what has a hook for a whole file', () => {
    expect(writeSpecGroups(root, groups)).not.toContain(withHook);
  });

  it('share out the long ones', () => {
    writeSpecGroups(root, groups);
    const sizes = imported().map((group) => group.length);
    expect(sizes).toHaveLength(6);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  it('forget a specification that is no longer there', () => {
    writeSpecGroups(root, groups);
    rmSync(specs[0]);
    writeSpecGroups(root, groups);
    expect(imported().flat().toSorted()).toEqual(specs.slice(1).toSorted());
    writeFileSync(specs[0], `it('x', () => {});\n`);
  });
});
