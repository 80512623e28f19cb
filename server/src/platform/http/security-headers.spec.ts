import { securityHeaders } from './security-headers.js';

describe('security headers', () => {
  it('NFR-008 enforce https outside development', () => {
    expect(securityHeaders(false)['strict-transport-security']).toBe('max-age=31536000');
    expect(securityHeaders(true)).not.toHaveProperty('strict-transport-security');
  });
});
