import { Type } from 'class-transformer';
import { IsInt, IsUrl, Matches, Max, Min } from 'class-validator';

/** `1` and `true`, `0` and `false`. */
export const flag = ({ value }: { value: unknown }): unknown =>
  ({ 1: true, true: true, 0: false, false: false })[String(value)] ?? value;

/** Comma-separated list. */
export const list = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(',').map((entry) => entry.trim()) : value;

/** URL with one of these protocols, also on an internal host. */
export const IsAddress = (protocols: readonly string[]) =>
  IsUrl({
    protocols: [...protocols],
    require_protocol: true,
    require_tld: false,
    allow_underscores: true,
  });

/** Integer, given as a number or text. */
export const IsWhole =
  (least: number, most: number): PropertyDecorator =>
  (of, name) => {
    for (const put of [Max(most), Min(least), IsInt(), Type(() => Number)]) put(of, name);
  };

/** Format of Google's keys. */
export const IsRecaptchaKey = Matches(/^[\w-]{10,100}$/, {
  message: '$property must be a reCAPTCHA key',
});

/**
 * A key with few distinct bytes was typed manually; 32 random bytes contain about 30 distinct
 * values.
 */
export function isGuessable(key: string): boolean {
  return new Set(Buffer.from(key, 'base64')).size < 16;
}
