import { existsSync, readFileSync } from 'node:fs';

const maxShown = 20;

/**
 * Lists the slowest specs and journeys, one per line, from the output of timed-environment.cjs and
 * Playwright's JSON report; a missing file counts as empty.
 */
export function slowest({ specTimes, journeys }) {
  const all = [...timesOfSpecs(contentOf(specTimes)), ...timesOfJourneys(contentOf(journeys))];
  const lines = all
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, maxShown)
    .map(({ name, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(6)} s  ${name}`);
  return ['The slowest specs and journeys:', ...lines].join('\n');
}

function timesOfSpecs(text) {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const { spec, milliseconds } = JSON.parse(line);
    return { name: spec, milliseconds };
  });
}

function timesOfJourneys(text) {
  return text === '' ? [] : JSON.parse(text).suites.flatMap(timesOfSuite);
}

function timesOfSuite({ specs = [], suites = [] }) {
  const times = specs.map(({ file, title, tests }) => ({
    name: `${file}: ${title}`,
    milliseconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(durationOf))),
  }));
  return [...times, ...suites.flatMap(timesOfSuite)];
}

const durationOf = ({ duration }) => duration;

function contentOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
