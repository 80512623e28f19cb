import { captchaForms } from '@selvedge/shared/accounts/captcha/contract';

import { answerCaptcha } from './captcha.js';

/** Fake of Google's script: scores every request and ticks its box at once. */
const grecaptcha = {
  ready: (done: () => void) => {
    done();
  },
  execute: (key: string, { action }: { readonly action: string }) =>
    Promise.resolve(`${key} ${action}`),
  render: (
    _place: object,
    options: { readonly sitekey: string; callback: (token: string) => void },
  ) => {
    options.callback(`${options.sitekey} ticked`);
  },
};

describe('reCAPTCHA before a form is sent', () => {
  const { fetch } = globalThis;
  const loaded: string[] = [];

  beforeAll(() => {
    const document = {
      cookie: '',
      createElement: () => new EventTarget(),
      head: {
        append: (script: EventTarget & { readonly src: string }) => {
          loaded.push(script.src);
          Object.assign(globalThis, { grecaptcha });
          script.dispatchEvent(new Event('load'));
        },
      },
    };
    Object.assign(globalThis, { document });
    globalThis.fetch = (address) => {
      const [form = ''] =
        /[^=]+$/.exec(address instanceof Request ? address.url : String(address)) ?? [];
      const keys = { v3SiteKey: 'v3', v2SiteKey: 'v2', action: form };
      const question = { kind: 'recaptcha', url: 'https://google.example', ...keys };
      return Promise.resolve(new Response(JSON.stringify(question)));
    };
  });
  afterAll(() => {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'grecaptcha');
  });

  it.each(captchaForms)(
    'VAL-043 sends a v3 token for form %s, and a v2 token from its box',
    async (form) => {
      expect(await answerCaptcha(form)).toStrictEqual({ v3captchaToken: `v3 ${form}` });
      // Google's script receives any element.
      const box = { replaceChildren: () => undefined } as unknown as HTMLElement;
      expect(await answerCaptcha(form, box)).toStrictEqual({ v2captchaToken: 'v2 ticked' });
      expect(loaded).toStrictEqual(['https://google.example/api.js?render=v3']);
    },
  );
});
