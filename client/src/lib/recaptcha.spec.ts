import { captchaForms } from '@selvedge/shared/accounts/captcha/contract';

import { answerCaptcha } from './captcha.js';

/** Google's program, which scores whoever asks, and whose box is ticked at once. */
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
    'VAL-043 the form of %s brings a token of v3, and of v2 from its box',
    async (form) => {
      expect(await answerCaptcha(form)).toStrictEqual({ v3captchaToken: `v3 ${form}` });
      // What a box is to Google's program.
      const box = { replaceChildren: () => undefined } as unknown as HTMLElement;
      expect(await answerCaptcha(form, box)).toStrictEqual({ v2captchaToken: 'v2 ticked' });
      expect(loaded).toStrictEqual(['https://google.example/api.js?render=v3']);
    },
  );
});
