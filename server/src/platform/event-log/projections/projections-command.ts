import { parseArgs } from 'node:util';

import type { EventLogRuntime } from '../event-log-runtime.js';

const usage = 'npm run projections -- rebuild <name> [--division N]';
const barWidth = 30;

export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

/** The division has no events, so there is nothing to fold. */
export class UnknownDivision extends Error {
  override readonly name = 'UnknownDivision';

  constructor(division: number) {
    super(`There is no division ${String(division)} in the log.`);
  }
}

/**
 * `rebuild <name> [--division N]`: rebuilds a projection in one division or all. `show` receives
 * the line that replaces the previous one. Throws NotUnderstood, UnknownDivision and
 * UnknownProjection.
 */
export async function projectionsCommand(
  args: readonly string[],
  { log, replay }: EventLogRuntime,
  show: (line: string) => void,
): Promise<void> {
  const { projection, division } = understood(args);
  const all = [...(await log.heads()).keys()];
  const divisions = all.filter((each) => division === undefined || each === division);
  if (division !== undefined && divisions.length === 0) throw new UnknownDivision(division);
  for (const each of divisions.sort((a, b) => a - b)) {
    await replay.rebuild(projection, each, (done, of) => {
      show(`${projection}, division ${String(each)} ${progressBar(done, of)}`);
    });
    show('\n');
  }
}

function understood(args: readonly string[]): {
  readonly projection: string;
  readonly division: number | undefined;
} {
  const { positionals, values } = parsed(args);
  const [verb, projection, ...rest] = positionals;
  const division = values.division === undefined ? undefined : Number(values.division);
  const isRight =
    verb === 'rebuild' &&
    rest.length === 0 &&
    (division === undefined || Number.isSafeInteger(division));
  if (!isRight || projection === undefined) throw new NotUnderstood(usage);
  return { projection, division };
}

function parsed(args: readonly string[]) {
  try {
    const options = { division: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new NotUnderstood(usage);
  }
}

/** `[###-------]  30%  3/10`; zero of zero counts as complete. */
export function progressBar(done: number, of: number): string {
  const share = of === 0 ? 1 : done / of;
  const filled = '#'.repeat(Math.floor(share * barWidth)).padEnd(barWidth, '-');
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `[${filled}] ${percent}%  ${String(done)}/${String(of)}`;
}
