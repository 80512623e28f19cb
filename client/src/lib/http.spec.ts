import { ApiError, call, confirmationPath } from './http.js';
import { setPasswordHandler } from './password-question.js';

const refusal = { code: 'ConfirmPassword', message: 'Please confirm your password first' };

/** A server that refuses calls until the password is confirmed. */
function server(isConfirmed: () => boolean): string[] {
  const requested: string[] = [];
  globalThis.fetch = (address) => {
    requested.push(address instanceof Request ? address.url : address.toString());
    const [body, status] = isConfirmed() ? [{ done: true }, 200] : [refusal, 403];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return requested;
}

describe('calls that require the password', () => {
  const { fetch } = globalThis;
  beforeAll(() => {
    Object.assign(globalThis, { document: { cookie: '' } });
  });
  afterAll(() => {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('IDN-006 are repeated after confirmation', async () => {
    let given = false;
    const requested = server(() => given);
    const end = setPasswordHandler(() => {
      given = true;
      return Promise.resolve(true);
    });
    expect(await call('DELETE', '/dashboard/team/7/')).toStrictEqual({ done: true });
    expect(requested).toHaveLength(2);
    end();
  });

  it('IDN-006 are repeated once if the session token changed in flight', async () => {
    let token = 'before';
    let renew: () => void = () => undefined;
    const requested: string[] = [];
    Object.assign(globalThis, {
      document: {
        get cookie() {
          return `XSRF-TOKEN=${token}`;
        },
      },
    });
    globalThis.fetch = async (address, { headers } = {}) => {
      const path = address instanceof Request ? address.url : address.toString();
      const sent = new Headers(headers).get('x-xsrf-token');
      requested.push(`${path.split('/').at(-2) ?? ''} ${sent ?? ''}`);
      if (path.includes('confirm-password')) {
        await new Promise<void>((resolve) => {
          renew = resolve;
        });
        token = 'after';
        return new Response(JSON.stringify({ confirmed: true }));
      }
      const isAccepted = sent === 'after' && !path.includes('never');
      return new Response(JSON.stringify({ done: isAccepted }), { status: isAccepted ? 200 : 401 });
    };
    const confirming = call('POST', confirmationPath, { password: 'x' });
    const crossing = call('DELETE', '/dashboard/team/7/');
    const refused = call('DELETE', '/dashboard/never/');
    renew();
    expect(await confirming).toStrictEqual({ confirmed: true });
    expect(await crossing).toStrictEqual({ done: true });
    await expect(refused).rejects.toThrow(ApiError);
    await expect(call('DELETE', '/dashboard/never/')).rejects.toThrow(ApiError);
    expect(requested).toStrictEqual([
      ...['confirm-password before', '7 before', 'never before'],
      ...['7 after', 'never after', 'never after'],
    ]);
  });

  it('send a file unchanged, with its content type', async () => {
    let sent: RequestInit = {};
    globalThis.fetch = (_address, request = {}) => {
      sent = request;
      return Promise.resolve(new Response('{}'));
    };
    const file = new Blob(['a,b'], { type: 'text/csv' });
    await call('POST', '/dashboard/products/imports/', file);
    expect([new Headers(sent.headers).get('content-type'), sent.body]).toStrictEqual([
      'text/csv',
      file,
    ]);
    await call('POST', '/dashboard/team/', { id: 7 });
    const { headers, body } = sent;
    expect([new Headers(headers).get('content-type'), body]).toStrictEqual([
      'application/json',
      '{"id":7}',
    ]);
  });

  it('IDN-006 stay refused without a password dialog or if it is cancelled', async () => {
    const requested = server(() => false);
    await expect(call('DELETE', '/dashboard/team/7/')).rejects.toThrow(refusal.message);
    const end = setPasswordHandler(() => Promise.resolve(false));
    await expect(call('DELETE', '/dashboard/team/7/')).rejects.toThrow(refusal.message);
    expect(requested).toHaveLength(2);
    end();
  });
});
