import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { fingerprintOf, isInstalled, isSupported, runInto } from './prepare.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-prepare-'));
const fileOf = (name) => path.join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

describe('isSupported', () => {
  it.each([
    ['20.18.3', false],
    ['18.20.0', false],
    ['20.19.0', true],
    ['22.1.0', true],
  ])('returns for Node %s: %s', (version, expected) => {
    expect(isSupported(version)).toBe(expected);
  });
});

describe('isInstalled', () => {
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

  it('is false if npm has recorded no installation', () => {
    writeFileSync(fileOf('lock.json'), JSON.stringify({ packages: wanted }));
    expect(isInstalled(fileOf('lock.json'), fileOf('nothing.json'))).toBe(false);
  });

  it('is true if every package for this system has the locked version', () => {
    expect(installed({ 'node_modules/nest': { version: '12.5.1' } })).toBe(true);
  });

  it('is false if a package is missing or has another version', () => {
    expect(installed({})).toBe(false);
    expect(installed({ 'node_modules/nest': { version: '12.4.0' } })).toBe(false);
  });
});

describe('fingerprintOf', () => {
  const source = fileOf('src/feature/file.ts');

  beforeAll(() => {
    mkdirSync(path.dirname(source), { recursive: true });
    mkdirSync(fileOf('src/dist'));
    writeFileSync(source, 'one');
  });

  it('ignores build output', () => {
    const before = fingerprintOf([fileOf('src')]);
    writeFileSync(fileOf('src/dist/file.js'), 'built');
    // This generated file is written during the first build and must not trigger another.
    writeFileSync(fileOf('src/call-types.gen.json'), '{}');
    expect(fingerprintOf([fileOf('src')])).toBe(before);
  });

  it('depends on file times and names', () => {
    const before = fingerprintOf([fileOf('src')]);
    utimesSync(source, 1, 1);
    const touched = fingerprintOf([fileOf('src')]);
    writeFileSync(fileOf('src/feature/other.ts'), 'new');
    const added = fingerprintOf([fileOf('src')]);
    expect(new Set([before, touched, added]).size).toBe(3);
  });
});

describe('runInto', () => {
  async function outcomeOf(script, limits) {
    let output = '';
    const write = (text) => (output += text);
    const succeeded = await runInto(write, limits)([process.execPath, '-e', script]);
    return { succeeded, output };
  }

  it('collects the output and returns whether the program succeeded', async () => {
    const done = { succeeded: true, output: 'done\n' };
    await expect(outcomeOf('console.log("done")')).resolves.toStrictEqual(done);
    const wrong = { succeeded: false, output: 'wrong\n' };
    const script = 'console.error("wrong"); process.exitCode = 3';
    await expect(outcomeOf(script)).resolves.toStrictEqual(wrong);
  });

  it('does not wait for a process that outlives the program', async () => {
    const outlive = `const { spawn } = require('node:child_process');
      const child = spawn('sleep', ['600'], { stdio: 'inherit', detached: true });
      child.unref();
      console.log(child.pid);`;
    const { succeeded, output } = await outcomeOf(outlive);
    expect(succeeded).toBe(true);
    // Throws unless that process still runs.
    process.kill(Number(output), 'SIGKILL');
  });

  it('kills a program that hangs, and says so', async () => {
    const outcome = await outcomeOf('setInterval(() => {}, 1_000)', { limitMs: 600 });
    expect(outcome.succeeded).toBe(false);
    expect(outcome.output).toContain('Killed after 0.01 minutes');
  });
});
