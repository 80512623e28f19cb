import { nextStep, stepLink } from './next-step.js';

describe('the sign-up step before a dashboard', () => {
  it.each([
    [false, false, '/sign-up/verify/'],
    [false, true, '/sign-up/verify/'],
    [true, false, '/sign-up/eula/'],
    [true, true, undefined],
  ])('for verified %s and signed %s is %s', (verified, signedEula, step) => {
    expect(nextStep({ verified, signedEula })).toBe(step);
  });

  it('RTE-069 keeps the original target', () => {
    expect(stepLink('/sign-up/', '/')).toBe('/sign-up/');
    expect(stepLink('/sign-up/', '/search/?q=a b')).toBe(
      '/sign-up/?redirect_uri=%2Fsearch%2F%3Fq%3Da%20b',
    );
  });
});
