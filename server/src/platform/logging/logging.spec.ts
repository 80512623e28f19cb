import { jest } from '@jest/globals';

import { withCorrelation } from '../tracing/correlation.js';
import { JsonLogger, loggerFor } from './logging.js';
import { within } from '../tracing/tracing.js';

const plain = { hasColors: () => false };
const colourful = { hasColors: () => true };

/** The output of a logger, one entry per write. */
function writtenBy(logger: JsonLogger, work: (logger: JsonLogger) => void): string[] {
  const lines: string[] = [];
  const keep = (text: unknown): boolean => lines.push(String(text)) > 0;
  const outlets = [process.stdout, process.stderr].map((outlet) =>
    jest.spyOn(outlet, 'write').mockImplementation(keep),
  );
  work(logger);
  outlets.forEach((outlet) => outlet.mockRestore());
  return lines;
}

function linesOf(work: (logger: JsonLogger) => void, level: 'error' | 'log' = 'log'): unknown[] {
  const logger = loggerFor({ LOG_LEVEL: level, LOG_FORMAT: 'json' });
  return writtenBy(logger, work).map((line): unknown => JSON.parse(line));
}

function shownBy(work: (logger: JsonLogger) => void, outlet = plain): string[] {
  const logger = loggerFor({ LOG_LEVEL: 'log', LOG_FORMAT: 'text' }, [outlet, outlet]);
  return writtenBy(logger, work);
}

describe('the log', () => {
  it('NFR-009 writes one JSON line per entry, with the correlation id of the request', () => {
    const lines = linesOf((logger) => {
      withCorrelation('checkout-7f3a', () => logger.log({ message: 'order placed', orderId: 7 }));
      logger.log('ready', 'Server');
    });
    expect(lines).toMatchObject([
      {
        level: 'log',
        message: { message: 'order placed', orderId: 7 },
        correlationId: 'checkout-7f3a',
      },
      { level: 'log', message: 'ready', context: 'Server' },
    ]);
    expect(lines[1]).not.toHaveProperty('correlationId');
  });

  it('adds the trace id if there is one', () => {
    const nothing = (): void => undefined;
    const span = { traceId: 'a-trace', set: nothing, fail: nothing, end: nothing };
    const lines = linesOf((logger) => {
      within(span, () => logger.log('traced'));
      logger.log('not traced');
    });
    expect(lines[0]).toMatchObject({ message: 'traced', traceId: 'a-trace' });
    expect(lines[1]).not.toHaveProperty('traceId');
  });

  it('NFR-009 contains no e-mail addresses', () => {
    const failure = new Error('no mailbox canary-7f3@example.test', {
      cause: new Error('for canary-7f3@example.test'),
    });
    const lines = linesOf((logger) => {
      logger.log({ message: 'sent', to: 'canary-7f3@example.test' });
      logger.error(failure);
      logger.error({ message: 'failed', failure });
    });
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain('canary-7f3');
    expect(JSON.stringify(lines)).toContain('no mailbox [address]');
  });

  it.each([
    ['a@b@canary-7f3@example.test', 'a@b@[address]'],
    ['first.\ncanary-7f3+x@mail.example.test.', 'first.\n[address].'],
    ['\u0001canary-7f3@example.test, pack@1.2.3', '\u0001[address], pack@1.2.3'],
    ['mailto:canary-7f3@xn--bcher-kva.example', 'mailto:[address]'],
  ])('NFR-009 replaces only the address in %j', (message, logged) => {
    expect(linesOf((logger) => logger.log(message))).toMatchObject([{ message: logged }]);
  });

  // Earlier, backtracking expressions took several seconds for both.
  it.each(['a', 'a.', '@', 'a@', '@a', '-'])('NFR-009 scans 64 KB of %j in linear time', (part) => {
    const message = part.repeat(65_536 / part.length);
    const used = process.cpuUsage();
    expect(linesOf((logger) => logger.log(message))).toMatchObject([{ message }]);
    expect(process.cpuUsage(used).user).toBeLessThan(1_000_000);
  });

  it('NFR-009 omits the row values that database errors quote', () => {
    const detail = 'Key (iban)=(DE02120300000000202051) already exists.';
    const failure = Object.assign(new Error('duplicate key'), { code: '23505', detail });
    const [alone, within] = linesOf((logger) => {
      logger.error(failure);
      logger.error({ message: 'failed', failure });
    });
    expect(alone).toMatchObject({ error: { message: 'duplicate key', code: '23505' } });
    expect(within).toMatchObject({ message: { failure: { code: '23505' } } });
    expect(JSON.stringify([alone, within])).not.toContain('DE02120300000000202051');
  });

  it('writes nothing below its level', () => {
    const lines = linesOf((logger) => {
      logger.warn('refused');
      logger.log('placed');
      logger.error('broken');
    }, 'error');
    expect(lines).toMatchObject([{ message: 'broken' }]);
  });

  it('omits the start-up list of modules and routes unless the level is verbose', () => {
    const start = (logger: JsonLogger): void => {
      logger.log('CatalogueModule dependencies initialized', 'InstanceLoader');
      logger.log('CatalogueController {/omnis/v3}:', 'RoutesResolver');
      logger.log('Mapped {/healthz, GET} route', 'RouterExplorer');
      logger.log('started', 'Start');
    };
    expect(linesOf(start)).toMatchObject([{ message: 'started' }]);
    const everything = loggerFor({ LOG_LEVEL: 'debug', LOG_FORMAT: 'json' });
    expect(writtenBy(everything, start)).toHaveLength(4);
  });
});

describe('the log as text', () => {
  it('NFR-009 is readable: time, level, context, message, and named details', () => {
    const lines = shownBy((logger) => {
      withCorrelation('checkout-7f3a', () =>
        logger.log({ message: 'order placed', orderId: 7, items: ['TEE-M'] }, 'Orders'),
      );
      logger.warn('low on space');
    });
    expect(lines).toStrictEqual([
      expect.stringMatching(
        /^\d\d:\d\d:\d\d {2}log {4}Orders {2}order placed {2}orderId=7 {2}items=\["TEE-M"\] {2}correlationId=checkout-7f3a\n$/,
      ),
      expect.stringMatching(/^\d\d:\d\d:\d\d {2}warn {3}low on space\n$/),
    ]);
  });

  it('prints the stack of an error on separate lines', () => {
    const failure = Object.assign(new Error('duplicate key'), { code: '23505' });
    const shown = shownBy((logger) => {
      logger.error(failure);
      logger.error({ message: 'a job failed', job: 7, failure });
      logger.error('it broke', 'Error: by hand\n    at here', 'Jobs');
    });
    expect(shown[0]).toMatch(/ {2}error {2}duplicate key\nError: duplicate key\n {4}at /);
    expect(shown[0]).toMatch(/\n {4}code: 23505\n$/);
    expect(shown[1]).toMatch(/ {2}a job failed {2}job=7\nError: duplicate key\n {4}at /);
    expect(shown[2]).toMatch(/ {2}Jobs {2}it broke\nError: by hand\n {4}at here\n$/);
  });

  it('NFR-009 redacts the same data', () => {
    const detail = 'Key (iban)=(DE02120300000000202051) already exists.';
    const failure = Object.assign(new Error('no mailbox canary-7f3@example.test'), { detail });
    const shown = shownBy((logger) => {
      logger.error({ message: 'failed', failure, to: 'canary-7f3@example.test' });
    });
    expect(shown.join()).toContain('no mailbox [address]');
    expect(shown.join()).not.toMatch(/canary-7f3|DE02120300000000202051/);
  });

  it('uses colours if the terminal supports them', () => {
    const work = (logger: JsonLogger): void => {
      logger.warn('low on space', 'Media');
    };
    expect(shownBy(work, colourful).join()).toContain('\u001B[33mwarn \u001B[39m');
    expect(shownBy(work).join()).not.toContain('\u001B');
  });

  it('has no colours in a file or pipe', () => {
    const logger = loggerFor({ LOG_LEVEL: 'log', LOG_FORMAT: 'text' }, [colourful, {}]);
    const [line] = writtenBy(logger, () => logger.log('ready'));
    expect(line).toMatch(/^\d\d:\d\d:\d\d {2}log {4}ready\n$/);
  });
});
