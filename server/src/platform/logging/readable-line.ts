import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];
type Facts = Readonly<Record<string, unknown>>;

const styles: Readonly<Record<string, Style>> = {
  fatal: 'red',
  error: 'red',
  warn: 'yellow',
  log: 'green',
  debug: 'magenta',
};

/** A line of the log in the configured format, for code that does not load the logger. */
export function logLine(format: 'json' | 'text', line: Facts): string {
  return format === 'json' ? JSON.stringify(line) : readableLine(line, false);
}

/**
 * Formats a log line for people: time of day, level, context, message, and details as
 * `name=value`. The stack of an error follows below.
 */
export function readableLine(line: Facts, hasColours: boolean): string {
  const { level, pid: _, timestamp, context, message, stack, ...more } = line;
  const paint = (style: Style, text: string): string =>
    hasColours ? styleText(style, text, { validateStream: false }) : text;
  const { text, details } = partsOf(message);
  const facts = Object.entries({ ...details, ...more });
  const name = String(level);
  const head = [
    paint('dim', new Date(Number(timestamp)).toTimeString().slice(0, 8)),
    paint(styles[name] ?? 'reset', name.padEnd(5)),
    ...(typeof context === 'string' ? [paint('cyan', context)] : []),
    text,
    ...facts.flatMap(([fact, value]) =>
      isThrown(value) ? [] : [paint('dim', `${fact}=${textOf(value)}`)],
    ),
  ];
  const thrown = facts.flatMap(([, value]) => (isThrown(value) ? stackLines(value) : []));
  return [head.join('  '), ...(typeof stack === 'string' ? [stack] : []), ...thrown].join('\n');
}

/** Both `'ready'` and `{ message: 'order placed', orderId }` can be logged. */
function partsOf(message: unknown): { text: string; details: object } {
  if (typeof message !== 'object' || message === null || !('message' in message)) {
    return { text: textOf(message), details: {} };
  }
  const { message: text, ...details } = message;
  return { text: textOf(text), details };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isThrown(value: unknown): value is { stack: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stack' in value &&
    typeof value.stack === 'string'
  );
}

/** The stack contains name and message of the error; code, cause and the like follow. */
function stackLines(error: { readonly stack: string }): string[] {
  const { stack, ...rest } = error;
  const more = Object.entries(rest).filter(([name]) => name !== 'name' && name !== 'message');
  return [stack, ...more.map(([name, value]) => `    ${name}: ${textOf(value)}`)];
}
