import { Button } from './Button.js';
import type { CodeKind } from './code-kind.js';
import { TextField } from './TextField.js';

/** Field for a second factor: an authenticator code or a recovery code (API-010). */
export function CodeField(props: {
  readonly kind: CodeKind;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onKind: (kind: CodeKind) => void;
}) {
  const { kind, value, onChange, onKind } = props;
  const isApp = kind === 'app';
  return (
    <>
      <TextField
        key={kind}
        label={isApp ? 'Authentication code' : 'Recovery code'}
        name={isApp ? 'twoFactorAuthCode' : 'recoveryCode'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        maxLength={isApp ? 12 : 40}
        isRequired
        autoFocus
        value={value}
        onChange={onChange}
      />
      <Button
        onPress={() => {
          onChange('');
          onKind(isApp ? 'recovery' : 'app');
        }}
      >
        {isApp ? 'Use a recovery code' : 'Use the authenticator app'}
      </Button>
    </>
  );
}
