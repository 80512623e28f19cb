import { jest } from '@jest/globals';
import type { Measurement } from '@selvedge/shared/stores/measurement/measurement';

import { askForConsent } from './consent-banner.js';

// No program is loaded for empty ids, so that only the time of the start is observed.
const ids = { facebookPixel: '', pinterestTag: '' } as Measurement;

describe('start of measurement', () => {
  const idle: unknown[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    idle.length = 0;
    const requestIdleCallback = (_: () => void, options: unknown) => idle.push(options);
    const document = { cookie: 'cookie-consent=all', querySelector: () => null };
    const location = { search: '' };
    Object.assign(globalThis, { document, location, requestIdleCallback, window: globalThis });
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const name of ['document', 'location', 'requestIdleCallback', 'window'])
      Reflect.deleteProperty(globalThis, name);
  });

  it('ANL-012 CST-050 ANL-015 CST-014 waits 5 s for the page, then at most 10 s for idle time', () => {
    askForConsent(ids);
    jest.advanceTimersByTime(4_999 - performance.now());
    expect(idle).toStrictEqual([]);
    jest.advanceTimersByTime(1);
    expect(idle).toStrictEqual([{ timeout: 10_000 }]);
  });

  it('MKT-010 does not happen with consent to essential cookies only', () => {
    Object.assign(globalThis.document, { cookie: 'cookie-consent=essential' });
    askForConsent(ids);
    jest.advanceTimersByTime(60_000);
    expect(idle).toStrictEqual([]);
  });
});
