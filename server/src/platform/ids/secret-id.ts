import { randomBits } from './random-bits.js';

const form = /^[0-9a-f]{32}$/;

/** Returns 128 random bits in hex. The id alone grants access to its object. */
export function newSecretId(): string {
  return randomBits(128, 'hex');
}

/** Reads the id from a cookie or link; undefined for anything else. */
export function secretIdIn(text: string | undefined): string | undefined {
  return text !== undefined && form.test(text) ? text : undefined;
}
