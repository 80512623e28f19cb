import { ConsoleLogger, type LogLevel } from '@nestjs/common';

import type { Config } from '../config/config.js';
import { currentCorrelationId } from '../tracing/correlation.js';
import { readableLine } from './readable-line.js';
import { currentTraceId } from '../tracing/tracing.js';

const levels: readonly LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug'];
/**
 * Error properties that may be logged besides name, message and stack. PostgreSQL's `detail` quotes
 * rows.
 */
const harmless = new Set([
  'name',
  'message',
  'stack',
  'cause',
  'errors',
  'code',
  'table',
  'constraint',
]);
/** Contexts that Nest uses at start: hundreds of lines about modules, controllers and routes. */
const listings = new Set<unknown>([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
  'WebSocketsController',
]);
/**
 * Matches a JSON escape sequence, or a run of word characters with the rest of an address if it is
 * one. Runs without an address match too: otherwise the expression would restart at each of their
 * characters.
 */
const escapeOrRun = /\\(?:u[\da-f]{4}|.)|[\w.+-]+(@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})?/gi;

/** An output stream, which may be a terminal with colours. */
type Outlet = Partial<Pick<NodeJS.WriteStream, 'hasColors'>>;

/** Readable lines or JSON, as configured. */
export function loggerFor(
  config: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  outlets: readonly Outlet[] = [process.stdout, process.stderr],
): JsonLogger {
  if (config.LOG_FORMAT === 'json') return new JsonLogger(config);
  return new TextLogger(
    config,
    outlets.every(({ hasColors }) => hasColors?.()),
  );
}

/**
 * Writes JSON, one line per entry, with the id of its request or job (NFR-009). Redacts what a
 * message should not contain: values of failed statements and e-mail addresses.
 */
export class JsonLogger extends ConsoleLogger {
  constructor({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>) {
    super({ json: true, colors: false, logLevels: levels.slice(0, levels.indexOf(LOG_LEVEL) + 1) });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (listings.has(rest.at(-1))) this.debug(message, ...rest);
    else super.log(message, ...rest);
  }

  protected override getJsonLogObject(
    ...fact: Parameters<ConsoleLogger['getJsonLogObject']>
  ): ReturnType<ConsoleLogger['getJsonLogObject']> {
    const line = super.getJsonLogObject(...fact);
    const correlationId = currentCorrelationId();
    const traceId = currentTraceId();
    return {
      ...line,
      ...(correlationId !== undefined && { correlationId }),
      ...(traceId !== undefined && { traceId }),
    };
  }

  protected override serializeError(
    ...error: Parameters<ConsoleLogger['serializeError']>
  ): Record<string, unknown> {
    const fields = Object.entries(super.serializeError(...error));
    return Object.fromEntries(fields.filter(([name]) => harmless.has(name)));
  }

  protected override stringifyReplacer(key: string, value: unknown): unknown {
    if (value instanceof Error) return this.serializeError(value);
    return super.stringifyReplacer(key, value);
  }

  protected override stringifyJsonLogObject(line: Record<string, unknown>): string {
    return withoutAddresses(super.stringifyJsonLogObject(line));
  }
}

/** Writes the same entries, equally redacted, in readable form. */
class TextLogger extends JsonLogger {
  constructor(
    config: Pick<Config, 'LOG_LEVEL'>,
    private readonly hasColours: boolean,
  ) {
    super(config);
  }

  protected override stringifyJsonLogObject(line: Record<string, unknown>): string {
    // The JSON object that the line above produced.
    const facts = JSON.parse(super.stringifyJsonLogObject(line)) as Record<string, unknown>;
    return readableLine(facts, this.hasColours);
  }
}

function withoutAddresses(json: string): string {
  if (!json.includes('@')) return json;
  return json.replace(escapeOrRun, (run, domain?: string) =>
    domain === undefined ? run : '[address]',
  );
}
