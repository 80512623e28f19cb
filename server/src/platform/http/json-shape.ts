/** Objects, lists and what stands in them, of a whole body that is turned into a contract: far beyond any of ours (decision 0064). */
export const maxJsonValues = 10_000;
/** The same of calls that read their body themselves: a page of a thousand blocks with a hundred values each. */
export const maxLargeJsonValues = 100_000;
/** Of one object: turning it into its contract compares each name with all others. */
export const maxJsonNames = 1_000;
export const maxJsonDepth = 32;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Whether a text would be more, read as JSON, than any call of ours needs. It is counted in the text,
 * once through and without making anything of it, so that reading, checking and turning it into its
 * contract have an end that does not hang on who sends it. A text that is no JSON may pass.
 */
export function isTooMuchJson(text: string, maxValues = maxJsonValues): boolean {
  const shape = new Shape(maxValues);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else shape.see(text.charAt(at));
    if (shape.isTooMuch) return true;
  }
  return false;
}

/** The place of the quote that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) {
    at += text.charCodeAt(at) === backslash ? 2 : 1;
  }
  return at;
}

/** What is open at a place, and how much there was before. */
class Shape {
  isTooMuch = false;
  private values = 0;
  private readonly open: { readonly most: number; seen: number }[] = [];

  constructor(private readonly maxValues: number) {}

  see(sign: string): void {
    switch (sign) {
      case '{':
        this.begin(maxJsonNames);
        break;
      case '[':
        this.begin(this.maxValues);
        break;
      case ',':
        this.count();
        break;
      case '}':
      case ']':
        this.open.pop();
    }
  }

  private begin(most: number): void {
    this.open.push({ most, seen: 0 });
    if (this.open.length > maxJsonDepth) this.isTooMuch = true;
    this.count();
  }

  /** An empty one counts as if it held something; what is in it begins with its first comma. */
  private count(): void {
    this.values += 1;
    const within = this.open.at(-1);
    if (within !== undefined) within.seen += 1;
    if (this.values > this.maxValues) this.isTooMuch = true;
    if (within !== undefined && within.seen > within.most) this.isTooMuch = true;
  }
}
