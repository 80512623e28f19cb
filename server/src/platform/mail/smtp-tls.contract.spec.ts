import 'reflect-metadata';
import { randomUUID } from 'node:crypto';

import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

import { newAuthority, type Authority } from './certificates.testing.js';
import { SmtpCarrier } from './mail-carrier.js';
import { from } from './mail.testing.js';
import { refusalReason } from './refusal-reason.js';

interface Received {
  readonly text: string;
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
}

/** Complete SMTP server on this machine, and the mails it received. */
async function serve(options: SMTPServerOptions) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username = '', password }, _session, done) => {
      if (password === 'low tide') done(null, { user: username });
      else done(new Error('Who?'));
    },
    onData: (stream, { secure, user }, done) => {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (text += chunk));
      stream.on('end', () => {
        received.push({ text, isEncrypted: secure, user });
        done();
      });
    },
    ...options,
  });
  // A client that refuses the certificate hangs up.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    received,
    at: (scheme: string, query = '', host = 'localhost') =>
      `${scheme}://ada:low%20tide@${host}:${String(address.port)}/?${query}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}

async function send(url: string): Promise<void> {
  const carrier = new SmtpCarrier(url, from, { mustEncrypt: true });
  const content = { subjectLine: 'Low tide', text: 'Come soon', html: '<p>Come soon</p>' };
  const mail = { id: randomUUID(), to: 'ada@example.test', createdAt: new Date(), ...content };
  try {
    await carrier.deliver(mail);
  } finally {
    carrier.close();
  }
}

describe('mail by SMTP within TLS', () => {
  let authority: Authority;
  let trusted: string;

  beforeAll(async () => {
    authority = await newAuthority();
    trusted = `tls.ca=${encodeURIComponent(authority.certificate)}`;
  });

  it.each([
    ['from the first byte', 'smtps', true],
    ['after STARTTLS', 'smtp', false],
  ])('is delivered encrypted %s, with the password', async (_when, scheme, secure) => {
    const server = await serve({ ...(await authority.certify('localhost')), secure });
    try {
      await send(server.at(scheme, trusted));
      const text = expect.stringContaining('Come soon');
      expect(server.received).toEqual([{ text, isEncrypted: true, user: 'ada' }]);
    } finally {
      await server.stop();
    }
  });

  const local = { name: 'localhost', hours: 24, isTrusted: true };

  it.each([
    [
      'from an unknown authority',
      { ...local, isTrusted: false },
      'the server does not send the intermediate certificate',
    ],
    ['for another host name', { ...local, name: 'mail.example' }, 'it is for another host name'],
    ['that has expired', { ...local, hours: 0.5 }, 'it has expired'],
  ])('is not delivered to a server with a certificate %s', async (_what, wrong, message) => {
    const { name, hours, isTrusted } = wrong;
    const keys = await authority.certify(name, hours);
    for (const [scheme, secure] of [
      ['smtps', true],
      ['smtp', false],
    ] as const) {
      const server = await serve({ ...keys, secure });
      try {
        const url = server.at(scheme, isTrusted ? trusted : '');
        const refusal = await send(url).catch((error: unknown) => error);
        expect(refusalReason(refusal)).toContain(`Its certificate is not trusted: ${message} (`);
        expect(server.received).toEqual([]);
      } finally {
        await server.stop();
      }
    }
  });

  it('is not sent in clear to another machine unless the URL permits it', async () => {
    const server = await serve({ disabledCommands: ['STARTTLS'] });
    // An address of this machine that is not recognized as local counts as another machine.
    const otherHost = '0.0.0.0';
    try {
      await expect(send(server.at('smtp', '', otherHost))).rejects.toThrow(/STARTTLS/);
      expect(server.received).toEqual([]);
      await send(server.at('smtp', 'requireTLS=false', otherHost));
      await send(server.at('smtp'));
      expect(server.received.map(({ isEncrypted }) => isEncrypted)).toEqual([false, false]);
    } finally {
      await server.stop();
    }
  });
});
