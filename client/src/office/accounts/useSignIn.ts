import type { InitialState } from '@selvedge/shared/accounts/contract';
import { useState } from 'react';

import { signIn } from './session.api.js';
import { codeIn, type CodeKind } from '../../ui/office/CodeField.js';

/** API-010: a password, and the code that the server asks for beside it. */
export function useSignIn() {
  const [kind, setKind] = useState<CodeKind>();
  const [code, setCode] = useState('');
  return {
    /** Undefined as long as no code is asked for. */
    codeField:
      kind === undefined ? undefined : { kind, value: code, onChange: setCode, onKind: setKind },
    /** Undefined where a code is asked for now. Throws ApiError with the server's words. */
    signIn: async (email: string, password: string): Promise<InitialState | undefined> => {
      const answer = await signIn(email, password, codeIn(kind, code));
      if (!('twoFactorRequired' in answer)) return answer;
      setKind('app');
      return undefined;
    },
  };
}
