import { ApiError } from '../../../../lib/http.js';
import { askBy } from '../../../../lib/password-question.js';
import { uploadMedia } from './upload.js';

interface Answered {
  readonly status: number;
  readonly body: object;
}

const unconfirmed = { status: 403, body: { code: 'ConfirmPassword' } };
const crossed = { status: 401, body: { code: 'BadToken' } };
const created = { status: 201, body: { uuid: 'u' } };
const file = new File(['x'], 'sun.png');

/** A server that answers one upload after the other, and tells by which token each came. */
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

describe('an upload', () => {
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

  it('IDN-006 is sent again once the password was given', async () => {
    const tokens = server(
      () => unconfirmed,
      () => created,
    );
    const end = askBy(() => {
      token = 'after';
      return Promise.resolve(true);
    });
    expect(await uploadMedia(file, () => undefined).done).toStrictEqual(created.body);
    expect(tokens).toStrictEqual(['before', 'after']);
    end();
  });

  it('IDN-006 is sent again where the session got another token while it was on its way', async () => {
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

  it('is not sent again once it was cancelled while the password was asked for', async () => {
    const tokens = server(
      () => unconfirmed,
      () => created,
    );
    const upload = uploadMedia(file, () => undefined);
    const end = askBy(() => {
      upload.cancel();
      return Promise.resolve(true);
    });
    await expect(upload.done).rejects.toThrow(ApiError);
    expect(tokens).toStrictEqual(['before']);
    end();
  });
});
