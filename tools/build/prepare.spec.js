import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { fingerprintOf, isInstalled, isSupported } from './prepare.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-prepare-'));
const fileOf = (name) => path.join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

describe('Node', () => {
  it.each([
    ['20.18.3', false],
    ['18.20.0', false],
    ['20.19.0', true],
    ['22.1.0', true],
  ])('%s is supported: %s', (version, expected) => {
    expect(isSupported(version)).toBe(expected);
  });
});

describe('an install', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/nest': { version: '12.5.1' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
    'node_modules/@selvedge/shared': { resolved: 'shared', link: true },
    shared: { version: '0.1.0' },
  };

  function installed(packages) {
    writeFileSync(fileOf('lock.json'), JSON.stringify({ packages: wanted }));
    writeFileSync(fileOf('installed.json'), JSON.stringify({ packages }));
    return isInstalled(fileOf('lock.json'), fileOf('installed.json'));
  }

  it('is missing where npm has written nothing down', () => {
    writeFileSync(fileOf('lock.json'), JSON.stringify({ packages: wanted }));
    expect(isInstalled(fileOf('lock.json'), fileOf('nothing.json'))).toBe(false);
  });

  it('is the lock’s when every package of this system has its version', () => {
    expect(installed({ 'node_modules/nest': { version: '12.5.1' } })).toBe(true);
  });

  it('is outdated when one is missing or has another version', () => {
    expect(installed({})).toBe(false);
    expect(installed({ 'node_modules/nest': { version: '12.4.0' } })).toBe(false);
  });
});

describe('the fingerprint of the sources', () => {
  const source = fileOf('src/feature/file.ts');

  beforeAll(() => {
    mkdirSync(path.dirname(source), { recursive: true });
    mkdirSync(fileOf('src/dist'));
    writeFileSync(source, 'one');
  });

  it('stays while nothing but what was built changes', () => {
    const before = fingerprintOf([fileOf('src')]);
    writeFileSync(fileOf('src/dist/file.js'), 'built');
    // Written beside the first build: the next start would build all of it again.
    writeFileSync(fileOf('src/call-types.gen.json'), '{}');
    expect(fingerprintOf([fileOf('src')])).toBe(before);
  });

  it('changes with the time of a file, and with its name', () => {
    const before = fingerprintOf([fileOf('src')]);
    utimesSync(source, 1, 1);
    const touched = fingerprintOf([fileOf('src')]);
    writeFileSync(fileOf('src/feature/other.ts'), 'new');
    const added = fingerprintOf([fileOf('src')]);
    expect(new Set([before, touched, added]).size).toBe(3);
  });
});
