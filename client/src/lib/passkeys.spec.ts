import { ApiError } from './http.js';
import { problemOf } from './passkeys.js';

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

describe('problem with a passkey', () => {
  it.each(['NotAllowedError', 'AbortError'])('is nothing to report after %s', (name) => {
    expect(problemOf(named(name, 'Cancelled by the user'))).toBeNull();
  });

  it('names a passkey that the device already has', () => {
    expect(problemOf(named('InvalidStateError', 'Duplicate'))).toBe(
      'This device already has a passkey',
    );
  });

  it('replaces the technical message of the browser', () => {
    const problem = problemOf(named('NotSupportedError', "Empty 'allowCredentials'"));
    expect(problem).toMatch(/^The browser was unable to use a passkey\. .+ password$/);
  });

  it('is the message of the server, if there is one', () => {
    const refusal = new ApiError(422, { detail: 'The name is too long' });
    expect(problemOf(refusal)).toBe(refusal.message);
  });
});
