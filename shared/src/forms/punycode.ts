/** Parameters of RFC 3492, section 5. */
const base = 36;
const [tMin, tMax, skew, damp] = [1, 26, 38, 700];
const [firstBias, firstCodePoint] = [72, 128];

/** Encodes a label with letters outside ASCII by RFC 3492, without the prefix `xn--`. */
export function punycode(label: string): string {
  const points = Array.from(label, (letter) => letter.codePointAt(0) ?? 0);
  const plain = points.filter((point) => point < firstCodePoint);
  let written = String.fromCodePoint(...plain) + (plain.length > 0 ? '-' : '');
  let [current, delta, bias, done] = [firstCodePoint, 0, firstBias, plain.length];
  while (done < points.length) {
    const next = Math.min(...points.filter((point) => point >= current));
    delta += (next - current) * (done + 1);
    current = next;
    for (const point of points) {
      if (point < current) delta += 1;
      if (point !== current) continue;
      written += variableLength(delta, bias);
      bias = adapted(delta, done + 1, done === plain.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    current += 1;
  }
  return written;
}

function variableLength(delta: number, bias: number): string {
  let written = '';
  let rest = delta;
  for (let k = base; ; k += base) {
    const threshold = Math.max(tMin, Math.min(tMax, k - bias));
    if (rest < threshold) return written + digit(rest);
    written += digit(threshold + ((rest - threshold) % (base - threshold)));
    rest = Math.floor((rest - threshold) / (base - threshold));
  }
}

const digit = (value: number): string => value.toString(base).replace(/./, letterOf);

/** Letters come before digits, unlike in `toString(36)`. */
function letterOf(written: string): string {
  const value = Number.parseInt(written, base);
  return value < 26 ? String.fromCodePoint(97 + value) : String(value - 26);
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
