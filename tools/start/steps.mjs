import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const refreshMs = 1_000;
const nameWidth = 34;
/** Lines of a failed program's output that are shown. */
const shownLines = 40;

/**
 * Prints one line per step of a start, with its duration: `  Installing packages … 42 s`. A terminal
 * shows the elapsed time meanwhile. Only one step runs at a time.
 */
export class Steps {
  #out;
  #running;

  constructor(out = process.stdout) {
    this.#out = out;
  }

  /** Begins a step; the previous one has succeeded. */
  begin(name) {
    this.end();
    const timer = this.#out.isTTY
      ? setInterval(() => this.#refresh(), refreshMs).unref()
      : undefined;
    const label = `  ${`${name} …`.padEnd(nameWidth)}`;
    this.#running = { label, startedAt: performance.now(), timer };
    this.#out.write(label);
  }

  /** Ends the running step, if any, as a success. */
  end() {
    this.#close(({ elapsed }) => elapsed);
  }

  /** Ends the running step, if any, as a failure. */
  fail() {
    this.#close(({ elapsed }) => `failed after ${elapsed}`);
  }

  #close(result) {
    const running = this.#running;
    if (running === undefined) return;
    clearInterval(running.timer);
    this.#running = undefined;
    const elapsed = durationOf(performance.now() - running.startedAt);
    this.#out.write(`${this.#again(running)} ${result({ elapsed })}\n`);
  }

  #refresh() {
    const running = this.#running;
    const elapsed = durationOf(Math.floor((performance.now() - running.startedAt) / 1_000) * 1_000);
    this.#out.write(`${this.#again(running)} ${elapsed}`);
  }

  /** On a terminal, returns to the start of the line and repeats its label. */
  #again({ label }) {
    return this.#out.isTTY ? `\r${label}` : '';
  }
}

/** `0.4 s`, `42 s` or `2 min 5 s`. */
export function durationOf(ms) {
  if (ms < 9_950) return `${(ms / 1_000).toFixed(ms % 1_000 === 0 ? 0 : 1)} s`;
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Log file of the programs that a start runs. It is created at the first program. */
export class ProgramLog {
  #isOpen = false;

  constructor(file) {
    this.file = file;
  }

  /**
   * Runs a program with its output in the log. Resolves to whether it succeeded, and to the last
   * lines of its output.
   */
  async run([program, ...args], env = process.env) {
    this.#write(`\n$ ${[program, ...args].join(' ')}\n`);
    let tail = [];
    const add = (text) => {
      const plain = stripVTControlCharacters(text);
      this.#write(plain);
      tail = `${tail.join('\n')}${plain}`.split('\n').slice(-shownLines - 1);
    };
    const child = spawn(program, args, {
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', add);
    const succeeded = await new Promise((resolve) => {
      child.once('error', (error) => {
        add(`${error.message}\n`);
        resolve(false);
      });
      child.once('close', (code) => resolve(code === 0));
    });
    return { succeeded, tail: tail.join('\n').trim() };
  }

  #write(text) {
    if (this.#isOpen) appendFileSync(this.file, text);
    else writeFileSync(this.file, text.trimStart());
    this.#isOpen = true;
  }
}
