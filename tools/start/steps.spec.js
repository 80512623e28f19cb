import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { durationOf, ProgramLog, Steps } from './steps.mjs';

const escapeCode = String.fromCharCode(27);

/** Steps on a stream that records what is written. */
function recorded(stream = {}) {
  const written = [];
  const out = { ...stream, write: (text) => written.push(text) };
  return { steps: new Steps(out), text: () => written.join('') };
}

describe('the steps of a start', () => {
  it('are lines with their durations', () => {
    const { steps, text } = recorded();
    steps.begin('Installing packages');
    steps.begin('Building server');
    steps.end();
    steps.end();
    expect(text().split('\n')).toStrictEqual([
      expect.stringMatching(/^ {2}Installing packages … +\d\.\d s$/),
      expect.stringMatching(/^ {2}Building server … +\d\.\d s$/),
      '',
    ]);
  });

  it('name a failure', () => {
    const { steps, text } = recorded();
    steps.begin('Migrating the database');
    steps.fail();
    steps.fail();
    expect(text()).toMatch(/^ {2}Migrating the database … +failed after \d\.\d s\n$/);
  });

  it('rewrite their line on a terminal only', () => {
    const [terminal, file] = [recorded({ isTTY: true }), recorded()];
    for (const { steps } of [terminal, file]) {
      steps.begin('Building client');
      steps.end();
    }
    expect(terminal.text()).toContain('\r');
    expect(file.text()).not.toContain('\r');
    expect(terminal.text() + file.text()).not.toContain(escapeCode);
  });

  it.each([
    [40, '0.0 s'],
    [3_000, '3 s'],
    [9_940, '9.9 s'],
    [9_960, '10 s'],
    [59_400, '59 s'],
    [59_600, '1 min 0 s'],
    [125_000, '2 min 5 s'],
  ])('take %d ms, shown as %s', (ms, shown) => {
    expect(durationOf(ms)).toBe(shown);
  });
});

describe('the log of programs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-log-'));
  const file = path.join(folder, 'build.log');

  afterAll(() => rmSync(folder, { recursive: true }));

  const script = (code) => [process.execPath, '-e', code];

  it('contains the commands and their whole output without escape codes', async () => {
    const log = new ProgramLog(file);
    const lines =
      'for (let n = 1; n <= 100; n++) console.log("\\u001b[33mline " + n + "\\u001b[0m")';
    const { succeeded, tail } = await log.run(script(lines));
    const failed = await log.run(script('console.error("out of memory"); process.exit(3)'));
    expect(succeeded).toBe(true);
    expect(tail.split('\n')).toHaveLength(40);
    expect(tail).toMatch(/^line 61\n/);
    expect(failed).toStrictEqual({ succeeded: false, tail: 'out of memory' });
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^\$ .*node.* -e /);
    expect(text).toContain('line 1\nline 2\n');
    expect(text).toContain('out of memory');
    expect(text).not.toContain(escapeCode);
  });

  it('is emptied by the first program of a start, and unchanged by a start without programs', async () => {
    new ProgramLog(file);
    expect(readFileSync(file, 'utf8')).toContain('out of memory');
    await new ProgramLog(file).run(script('console.log("second")'));
    expect(readFileSync(file, 'utf8')).not.toContain('out of memory');
  });

  it('reports a program that does not exist', async () => {
    const { succeeded, tail } = await new ProgramLog(file).run(['no-such-program']);
    expect(succeeded).toBe(false);
    expect(tail).toContain('ENOENT');
  });
});
