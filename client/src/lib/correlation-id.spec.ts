import { newCorrelationId } from './correlation-id.js';
import { call } from './http.js';
import { postForm } from './form-post.js';

/** The server accepts these ids and replaces all others. */
const accepted = /^[\w.-]{8,64}$/;

describe('correlation id', () => {
  const { fetch } = globalThis;
  const sent: string[] = [];
  beforeAll(() => {
    Object.assign(globalThis, { document: { cookie: 'XSRF-TOKEN=t' } });
    globalThis.fetch = (_, { headers } = {}) => {
      sent.push(new Headers(headers).get('x-correlation-id') ?? '');
      return Promise.resolve(new Response('{}'));
    };
  });
  afterAll(() => {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(globalThis, 'document');
  });
  beforeEach(() => {
    sent.length = 0;
  });

  it('NFR-009 has a form that the server accepts', () => {
    for (let count = 0; count < 100; count += 1) expect(newCorrelationId()).toMatch(accepted);
  });

  it('NFR-009 is sent with each call, another one each time', async () => {
    await call('GET', '/search/');
    await call('POST', '/baskets/', {});
    expect(sent).toStrictEqual([expect.stringMatching(accepted), expect.stringMatching(accepted)]);
    expect(new Set(sent).size).toBe(2);
  });

  it('NFR-009 is sent with each form that script submits', async () => {
    const { FormData: original } = globalThis;
    Object.assign(globalThis, {
      FormData: function FormData() {
        return [];
      },
    });
    // Only the address of the form is read.
    await postForm({ action: '/basket/' } as HTMLFormElement);
    Object.assign(globalThis, { FormData: original });
    expect(sent).toStrictEqual([expect.stringMatching(accepted)]);
  });
});
