import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { check } from 'recheck';
import { analyse } from 'scslre';

import { regexpsIn } from './regexps-in.js';

/*
 * Finds regular expressions that take more than linear time for some input: one request with such a
 * text blocks the process. Two checkers, because scslre cannot handle bounded repetition and
 * recheck few lookarounds.
 */

const FOLDERS = ['shared/src', 'migrations/src', 'server/src', 'client/src', 'tools/start'];
const SOURCES = /\.(?:[mc]?js|tsx?)$/;
const TESTS = /\.(?:spec|testing|gen)\.(?:[mc]?js|tsx?)$|\/testing\//;
/** Without repetition, an expression is bounded by its own length. */
const REPEATS = /[*+{]/;
/**
 * Counts steps: on a busy machine, recheck's default time limits would report linear expressions as
 * slow. A linear expression takes about a million steps for the longest input. The time limit is
 * for large bounds such as `{0,5000}`, with which recheck would run for hours.
 */
const limits = {
  attackLimit: 100_000_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  timeout: 10 * 60_000,
};
/** recheck runs as a separate process. */
const parallelChecks = 2;

/** Returns the slow expressions of a project, as `file:line /expression/ problem`. */
export async function slowRegexps(root) {
  const files = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => SOURCES.test(file) && !TESTS.test(file)),
  );
  const found = files.flatMap((file) =>
    regexpsIn(path.join(root, file)).map((regexp) => ({ ...regexp, file })),
  );
  const problems = await problemsOf(found);
  return found.flatMap((regexp) => {
    const problem = problemOf(regexp, problems.get(nameOf(regexp)));
    return problem === undefined ? [] : [`${regexp.file}:${regexp.line} ${problem}`];
  });
}

const nameOf = ({ source, flags }) => `/${source}/${flags}`;

/** Returns the problems by expression; each expression is checked once. */
async function problemsOf(found) {
  const problems = new Map();
  const waiting = new Map(found.map((regexp) => [nameOf(regexp), regexp]));
  const checkNext = async () => {
    for (const [name, regexp] of waiting) {
      waiting.delete(name);
      problems.set(name, await slownessOf(regexp));
    }
  };
  await Promise.all(Array.from({ length: parallelChecks }, checkNext));
  return problems;
}

function problemOf({ isExempt, ...regexp }, slowness) {
  if (isExempt) return slowness ? undefined : `${nameOf(regexp)} needs no exemption`;
  if (regexp.source === undefined)
    return 'a regular expression that is built at run time: write it out';
  return slowness && `${nameOf(regexp)} ${slowness}: rewrite it, or parse without one`;
}

/** Undefined for a linear expression. */
async function slownessOf({ source, flags }) {
  if (source === undefined) return 'is not constant';
  if (!REPEATS.test(source)) return undefined;
  const [report] = analyse({ source, flags }).reports;
  if (report) return `is ${report.exponential ? 'exponential' : 'quadratic'}`;
  const { status, complexity, attack } = await check(source, flags, limits);
  if (status === 'vulnerable') return `is ${complexity.summary}, as for ${attack.pattern}`;
  const isSafe = status === 'safe';
  return isSafe ? undefined : 'takes too long to check, for example because of a large bound';
}
