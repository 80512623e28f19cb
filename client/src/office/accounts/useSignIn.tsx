import type { InitialState } from '@selvedge/shared/session/initial-state';
import { useState } from 'react';

import { CaptchaBox } from './CaptchaBox.js';
import { signIn } from './session.api.js';
import { ApiError } from '../../lib/http.js';
import { useCaptcha } from '../../lib/useCaptcha.js';
import { codeIn, type CodeKind } from '../../ui/office/code-kind.js';

/** State of a sign-in with password and, if the server asks for it, a code. */
export function useSignIn() {
  const [kind, setKind] = useState<CodeKind>();
  const [code, setCode] = useState('');
  const captcha = useCaptcha('sign-in');
  const [doubts, setDoubts] = useState(0);
  return {
    /** Undefined until the server asks for a code. */
    codeField:
      kind === undefined ? undefined : { kind, value: code, onChange: setCode, onKind: setKind },
    /** reCAPTCHA v2 box; a new one after each doubtful result. */
    captchaBox: doubts === 0 ? null : <CaptchaBox key={doubts} onPlace={captcha.begin} />,
    /** Resolves with undefined if a code is required. Throws ApiError with the server's message. */
    signIn: async (email: string, password: string): Promise<InitialState | undefined> => {
      const tokens = await captcha.take();
      const proof = { ...tokens, ...codeIn(kind, code) };
      const answer = await signIn(email, password, proof).catch((error: unknown) => {
        if (isDoubt(error)) setDoubts(doubts + 1);
        throw error;
      });
      if (!('twoFactorRequired' in answer)) return answer;
      setKind('app');
      return undefined;
    },
  };
}

function isDoubt(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'CaptchaDoubtful';
}
