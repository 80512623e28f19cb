import { securityHeaders } from './security-headers.js';

describe('security headers', () => {
  it('NFR-008 tell browsers to stay on https, outside development', () => {
    expect(securityHeaders(false)['strict-transport-security']).toBe('max-age=31536000');
    expect(securityHeaders(true)).not.toHaveProperty('strict-transport-security');
  });
});
