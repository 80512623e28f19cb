import { Button } from './Button.js';
import { TextField } from './TextField.js';

/** The code of an authenticator, or one of those for who has lost it. */
export type CodeKind = 'app' | 'recovery';

/** As calls bring it; nothing where none is asked for. */
export function codeIn(
  kind: CodeKind | undefined,
  code: string,
): { readonly twoFactorAuthCode?: string; readonly recoveryCode?: string } {
  if (kind === undefined) return {};
  return kind === 'app' ? { twoFactorAuthCode: code } : { recoveryCode: code };
}

/** API-010: the code beside a password, of either kind. */
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
        maxLength={isApp ? 7 : 17}
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
