import { Type } from 'class-transformer';
import { IsInt, IsUrl, Matches, Max, Min } from 'class-validator';

/** `1` and `true`, `0` and `false`. */
export const flag = ({ value }: { value: unknown }): unknown =>
  ({ 1: true, true: true, 0: false, false: false })[String(value)] ?? value;

/** With commas between its entries. */
export const list = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(',').map((entry) => entry.trim()) : value;

/** An address of one of these kinds, also on a host of our own network. */
export const IsAddress = (protocols: readonly string[]) =>
  IsUrl({
    protocols: [...protocols],
    require_protocol: true,
    require_tld: false,
    allow_underscores: true,
  });

/** A whole number, as text or not. */
export const IsWhole =
  (least: number, most: number): PropertyDecorator =>
  (of, name) => {
    for (const put of [Max(most), Min(least), IsInt(), Type(() => Number)]) put(of, name);
  };

/** As Google makes them. */
export const IsRecaptchaKey = Matches(/^[\w-]{10,100}$/, {
  message: '$property must be a key of reCAPTCHA',
});

/** A key of few different bytes was typed, not drawn; 32 random bytes hold about 30 values. */
export function isGuessable(key: string): boolean {
  return new Set(Buffer.from(key, 'base64')).size < 16;
}
