import { call } from './http.js';
import { askBy } from './password-question.js';

const refusal = { code: 'ConfirmPassword', message: 'Please confirm your password first' };

/** A server that refuses until somebody has given their password. */
function server(isConfirmed: () => boolean): string[] {
  const asked: string[] = [];
  globalThis.fetch = (address) => {
    asked.push(address instanceof Request ? address.url : address.toString());
    const [body, status] = isConfirmed() ? [{ done: true }, 200] : [refusal, 403];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return asked;
}

describe('a call that takes the password', () => {
  const { fetch } = globalThis;
  beforeAll(() => {
    Object.assign(globalThis, { document: { cookie: '' } });
  });
  afterAll(() => {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('IDN-006 is sent again once it was given', async () => {
    let given = false;
    const asked = server(() => given);
    const end = askBy(() => {
      given = true;
      return Promise.resolve(true);
    });
    expect(await call('DELETE', '/dashboard/team/7/')).toEqual({ done: true });
    expect(asked).toHaveLength(2);
    end();
  });

  it('IDN-006 stays refused where nobody asks for it, or somebody declines', async () => {
    const asked = server(() => false);
    await expect(call('DELETE', '/dashboard/team/7/')).rejects.toThrow(refusal.message);
    const end = askBy(() => Promise.resolve(false));
    await expect(call('DELETE', '/dashboard/team/7/')).rejects.toThrow(refusal.message);
    expect(asked).toHaveLength(2);
    end();
  });
});
