import { isLostFile, isWorthReporting } from './worth-reporting.js';
import { ApiError } from '../http.js';

const named = (name: string): Error => Object.assign(new Error('It was.'), { name });

describe('browser errors', () => {
  it.each<[string, Error]>([
    ['a network error', new ApiError(0, {})],
    ['a refusal', new ApiError(422, { message: 'The name is taken' })],
    ['a failed fetch of Chrome', new TypeError('Failed to fetch')],
    ['a failed fetch of Safari', new TypeError('Load failed')],
    ['a failed fetch of Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['a call that was given up', named('AbortError')],
    ['a service worker', new TypeError('Failed to register a ServiceWorker for scope: /')],
    ['a preload of a style', new Error('Unable to preload CSS for /assets/OrderPage-a1.css')],
    ['a preload of a module', new TypeError('Importing a module script failed.')],
  ])('ERR-031 are not reported for %s', (_what, error) => {
    expect(isWorthReporting(error)).toBe(false);
  });

  it.each<[string, Error]>([
    ['a bug in our code', new TypeError("Cannot read properties of undefined (reading 'id')")],
    ['a React error', new Error('Minified React error #418; visit https://react.dev/errors/418')],
  ])('are reported for %s', (_what, error) => {
    expect(isWorthReporting(error)).toBe(true);
  });

  it.each([
    'Failed to fetch dynamically imported module: http://a.test/assets/OrderPage-a1.js',
    'error loading dynamically imported module: http://a.test/assets/OrderPage-a1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/OrderPage-a1.css',
  ])('count as a missing file: %s', (message) => {
    expect(isLostFile(new TypeError(message))).toBe(true);
    expect(isLostFile(new TypeError('Failed to fetch'))).toBe(false);
  });
});
