import { jest } from '@jest/globals';

import { withCorrelation } from './correlation.js';
import { JsonLogger } from './logging.js';

/** What a logger writes, line by line. */
function linesOf(work: (logger: JsonLogger) => void, level: 'error' | 'log' = 'log'): unknown[] {
  const lines: string[] = [];
  const keep = (text: unknown): boolean => lines.push(String(text)) > 0;
  const outlets = [process.stdout, process.stderr].map((outlet) =>
    jest.spyOn(outlet, 'write').mockImplementation(keep),
  );
  work(new JsonLogger({ LOG_LEVEL: level }));
  outlets.forEach((outlet) => outlet.mockRestore());
  return lines.map((line): unknown => JSON.parse(line));
}

describe('the log', () => {
  it('NFR-009 is one line of JSON a fact, with the correlation id of its request', () => {
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

  it('NFR-009 holds no e-mail address, wherever it stood', () => {
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

  it('NFR-009 leaves out what a database error quotes of a row', () => {
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

  it('is silent below its level', () => {
    const lines = linesOf((logger) => {
      logger.warn('refused');
      logger.log('placed');
      logger.error('broken');
    }, 'error');
    expect(lines).toMatchObject([{ message: 'broken' }]);
  });
});
