import type { InitialState } from '@selvedge/shared/accounts/contract';
import { useState } from 'react';

import { CaptchaBox } from './CaptchaBox.js';
import { signIn } from './session.api.js';
import { ApiError } from '../../lib/http.js';
import { useCaptcha } from '../../lib/useCaptcha.js';
import { codeIn, type CodeKind } from '../../ui/office/code-kind.js';

/** API-010: a password, and the code that the server asks for beside it. */
export function useSignIn() {
  const [kind, setKind] = useState<CodeKind>();
  const [code, setCode] = useState('');
  const captcha = useCaptcha('sign-in');
  const [doubts, setDoubts] = useState(0);
  return {
    /** Undefined as long as no code is asked for. */
    codeField:
      kind === undefined ? undefined : { kind, value: code, onChange: setCode, onKind: setKind },
    /** IDN-004: the box of reCAPTCHA v2, anew for each doubt. */
    captchaBox: doubts === 0 ? null : <CaptchaBox key={doubts} onPlace={captcha.begin} />,
    /** Undefined where a code is asked for now. Throws ApiError with the server's words. */
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
