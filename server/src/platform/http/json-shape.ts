/**
 * Limit of objects, lists and their elements in a body that is converted to a contract: far above
 * every contract (decision 0064).
 */
export const maxJsonValues = 10_000;
/**
 * Limit for calls that parse their body themselves: a page of a thousand blocks with a hundred
 * values each.
 */
export const maxLargeJsonValues = 100_000;
/** Limit of names per object: conversion to a contract compares each name with all others. */
export const maxJsonNames = 1_000;
export const maxJsonDepth = 32;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Whether a text, parsed as JSON, would exceed the needs of every call. Counts in one pass without
 * parsing, which bounds the cost of parsing, validation and conversion for untrusted input. Text
 * that is not JSON may pass.
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

/** Position of the quote that ends the string starting at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) {
    at += text.charCodeAt(at) === backslash ? 2 : 1;
  }
  return at;
}

/** Open objects and lists at a position, and the counts so far. */
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

  /** An empty container counts as one value; further values are counted at their commas. */
  private count(): void {
    this.values += 1;
    const within = this.open.at(-1);
    if (within !== undefined) within.seen += 1;
    if (this.values > this.maxValues) this.isTooMuch = true;
    if (within !== undefined && within.seen > within.most) this.isTooMuch = true;
  }
}
