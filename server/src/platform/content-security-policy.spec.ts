import {
  captchaSources,
  framedBy,
  framedMarkupCsp,
  officeCsp,
  paymentSources,
  shopCsp,
} from './content-security-policy.js';

describe('the content security policy', () => {
  it('NFR-008 lets a shop page run its own files and inline code with a listed hash', () => {
    const sources = { styleHashes: ['sha256-c3R5bGU='], scriptHashes: ['sha256-c2NyaXB0'] };
    expect(
      shopCsp({ ...sources, connect: ['https://pay.example.test'] }).split('; '),
    ).toStrictEqual([
      "default-src 'self'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "script-src 'self' 'sha256-c2NyaXB0'",
      "style-src 'self' 'sha256-c3R5bGU='",
      "style-src-attr 'unsafe-inline'",
      "connect-src 'self' https://pay.example.test",
    ]);
  });

  it('BLK-025 BLK-038 lets a shop page frame its own pages and those of listed hosts', () => {
    const sources = { styleHashes: [], scriptHashes: [] };
    expect(shopCsp({ ...sources, frames: ['https://maps.example'] })).toContain(
      "; frame-src 'self' https://maps.example",
    );
    expect(shopCsp(sources)).not.toContain('frame-src');
  });

  it('lets a payment page use the provider, and no other page', () => {
    const sources = { styleHashes: [], scriptHashes: [] };
    const payment = {
      scripts: ['https://js.pay.example'],
      connect: ['https://api.pay.example'],
      frames: ['https://frames.pay.example'],
      formTargets: ['https://pay.example'],
    };
    const policy = shopCsp({ ...sources, frames: ['https://maps.example'], payment }).split('; ');
    expect(policy.filter((directive) => directive.includes('pay.example'))).toStrictEqual([
      "form-action 'self' https://pay.example",
      "script-src 'self' https://js.pay.example",
      "connect-src 'self' https://api.pay.example",
      "frame-src 'self' https://maps.example https://frames.pay.example",
    ]);
    expect(shopCsp(sources)).toContain("; form-action 'self';");
  });

  it('names the public origin of the sandbox, or those of Stripe', () => {
    const SANDBOX_PAYMENTS_PUBLIC_URL = 'https://pay.example/sandbox/';
    const named = (PAYMENTS: 'sandbox' | 'stripe' | 'none') =>
      paymentSources({ PAYMENTS, SANDBOX_PAYMENTS_PUBLIC_URL });
    const nothing = { scripts: [], connect: [], frames: [], formTargets: [] };
    const sandbox = ['https://pay.example'];
    expect(named('sandbox')).toStrictEqual({ ...nothing, frames: sandbox, formTargets: sandbox });
    expect(named('none')).toStrictEqual(nothing);
    for (const origins of Object.values(named('stripe')))
      for (const origin of origins) expect(origin).toMatch(/^https:\/\/[\w.*-]+\.stripe\.com$/);
  });

  it('BLK-059 gives owner markup an opaque origin and blocks form submissions', () => {
    expect(framedMarkupCsp()).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox allow-scripts; default-src 'none'; /,
    );
    expect(framedMarkupCsp()).toMatch(
      /base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
    );
  });

  it('NFR-008 blocks inline scripts in the office', () => {
    expect(officeCsp()).not.toMatch(/script-src[^;]*unsafe/);
    expect(officeCsp()).toContain("frame-ancestors 'self'");
  });

  it('lets one other origin frame a page without further changes', () => {
    const policy = shopCsp({
      styleHashes: ['sha256-a'],
      scriptHashes: [],
      frames: ['https://f.example'],
    });
    const framed = framedBy('https://editor.example', policy);
    expect(framed).toBe(
      policy.replace("frame-ancestors 'self'", 'frame-ancestors https://editor.example'),
    );
    expect(framed).not.toBe(policy);
  });

  it('lists the captcha provider only if it is enabled', () => {
    const RECAPTCHA_URL = 'https://www.google.com/recaptcha';
    expect(captchaSources({ CAPTCHA: 'accept', RECAPTCHA_URL })).toStrictEqual([]);
    expect(captchaSources({ CAPTCHA: 'proof-of-work', RECAPTCHA_URL })).toStrictEqual([]);
    const captcha = captchaSources({ CAPTCHA: 'recaptcha', RECAPTCHA_URL });
    const hosts = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
    expect(officeCsp(captcha).split('; ')).toStrictEqual(
      expect.arrayContaining([`script-src 'self' ${hosts}`, `frame-src 'self' ${hosts}`]),
    );
    expect(officeCsp()).not.toContain('frame-src');
  });
});
