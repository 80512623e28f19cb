import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { check } from 'recheck';
import { analyse } from 'scslre';

import { regexpsIn } from './regexps-in.js';

/*
 * Regular expressions that need more than linear time for some text: one request with such a text stops the
 * process. Two checkers, since each misses some: scslre knows no bounded repetition, recheck few lookarounds.
 */

const FOLDERS = ['shared/src', 'migrations/src', 'server/src', 'client/src', 'tools/start'];
const SOURCES = /\.(?:[mc]?js|tsx?)$/;
const TESTS = /\.(?:spec|testing|gen)\.(?:[mc]?js|tsx?)$|\/testing\//;
/** Without any of these it matches at most its own length. */
const REPEATS = /[*+{]/;
/**
 * Counts steps only: with the time limits that recheck has by default, a busy machine reports linear
 * expressions as slow. A linear expression takes about a million steps for the longest text that is tried.
 */
const limits = {
  attackLimit: 100_000_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  timeout: null,
};
/** recheck runs as a program of its own. */
const parallelChecks = 2;

/** The slow expressions of a project, as `file:line /expression/ problem`. */
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

/** By the expression; each is checked once. */
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

/** Undefined for an expression that is linear. */
async function slownessOf({ source, flags }) {
  if (source === undefined) return 'is not constant';
  if (!REPEATS.test(source)) return undefined;
  const [report] = analyse({ source, flags }).reports;
  if (report) return `is ${report.exponential ? 'exponential' : 'quadratic'}`;
  const { status, complexity, attack } = await check(source, flags, limits);
  if (status === 'safe') return undefined;
  return `is ${complexity?.summary ?? status}, as for ${attack?.pattern ?? 'an unknown text'}`;
}
