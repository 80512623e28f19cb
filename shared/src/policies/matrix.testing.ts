import type { Principal } from '../permissions/principal.js';
import type { Refusal } from '../permissions/refusals.js';

/** Check behind one row of a table, run for each principal. */
export type Question = (principal: Principal) => Refusal | undefined;

const shortly: Readonly<Record<string, string>> = {
  NotSignedIn: '401',
  PermissionDenied: '403',
  // ERR-039.
  AnotherStore: 'foreign',
  NotFound: '404',
};

/** Renders the answers as a table with a row per question and a column per principal. */
export function answersOf(
  questions: Readonly<Record<string, Question>>,
  people: Readonly<Record<string, Principal>>,
): string {
  const answers = Object.entries(questions).map(([name, ask]): [string, readonly string[]] => [
    name,
    Object.values(people).map((principal) => cellOf(ask(principal))),
  ]);
  return tableOf(Object.keys(people), Object.fromEntries(answers));
}

export function tableOf(
  columns: readonly string[],
  rows: Readonly<Record<string, readonly string[]>>,
): string {
  const lines = Object.entries(rows).map(([name, cells]) => lineOf(name, cells));
  return [lineOf('', columns), ...lines].join('\n');
}

function lineOf(name: string, cells: readonly string[]): string {
  return [name.padEnd(24), ...cells.map((cell) => cell.padEnd(10))].join('').trimEnd();
}

export function cellOf(refusal: Refusal | undefined): string {
  if (refusal === undefined) return 'yes';
  return refusal.leadsTo?.slice(1, -1) ?? shortly[refusal.code] ?? refusal.code;
}

/** Template tag for an expected table; removes its indentation. */
export function expectedTable([text = '']: TemplateStringsArray): string {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.slice(4).trimEnd())
    .join('\n');
}
