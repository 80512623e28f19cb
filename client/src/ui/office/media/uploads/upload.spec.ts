import { ApiError } from '../../../../lib/http.js';
import { setPasswordHandler } from '../../../../lib/password-question.js';
import { uploadMedia } from './upload.js';

interface Answered {
  readonly status: number;
  readonly body: object;
}

const unconfirmed = { status: 403, body: { code: 'ConfirmPassword' } };
const crossed = { status: 401, body: { code: 'BadToken' } };
const created = { status: 201, body: { uuid: 'u' } };
const file = new File(['x'], 'sun.png');

/** Simulated server that gives one answer per upload and records the token of each request. */
function server(...answers: (() => Answered)[]): string[] {
  const tokens: string[] = [];
  class Sending {
    readonly upload = {};
    status = 0;
    responseText = '';
    onload = () => undefined;
    onabort = () => undefined;
    open = () => undefined;
    setRequestHeader = (name: string, value: string) => {
      if (name === 'x-xsrf-token') tokens.push(value);
    };

    send = () => {
      const { status, body } = answers.shift()?.() ?? { status: 500, body: {} };
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      queueMicrotask(() => {
        this.onload();
      });
    };

    abort = () => {
      this.onabort();
    };
  }
  Object.assign(globalThis, { XMLHttpRequest: Sending });
  return tokens;
}

describe('upload', () => {
  let token = 'before';
  beforeEach(() => {
    token = 'before';
    Object.assign(globalThis, {
      document: {
        get cookie() {
          return `XSRF-TOKEN=${token}`;
        },
      },
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  });

  it('IDN-006 is repeated after the password was confirmed', async () => {
    const tokens = server(
      () => unconfirmed,
      () => created,
    );
    const end = setPasswordHandler(() => {
      token = 'after';
      return Promise.resolve(true);
    });
    expect(await uploadMedia(file, () => undefined).done).toStrictEqual(created.body);
    expect(tokens).toStrictEqual(['before', 'after']);
    end();
  });

  it('IDN-006 is repeated if the session token changed during the transfer', async () => {
    const tokens = server(
      () => {
        token = 'after';
        return crossed;
      },
      () => created,
    );
    expect(await uploadMedia(file, () => undefined).done).toStrictEqual(created.body);
    expect(tokens).toStrictEqual(['before', 'after']);
  });

  it('is not repeated if it was cancelled while the password was requested', async () => {
    const tokens = server(
      () => unconfirmed,
      () => created,
    );
    const upload = uploadMedia(file, () => undefined);
    const end = setPasswordHandler(() => {
      upload.cancel();
      return Promise.resolve(true);
    });
    await expect(upload.done).rejects.toThrow(ApiError);
    expect(tokens).toStrictEqual(['before']);
    end();
  });
});
