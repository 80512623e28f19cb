import { randomBits } from './random-bits.js';

const form = /^[0-9a-f]{32}$/;

/** 128 random bits in hex, that nobody can guess: whoever knows it may have what it names. */
export function newSecretId(): string {
  return randomBits(128, 'hex');
}

/** The id as a cookie or a link brings it; undefined for anything else. */
export function secretIdIn(text: string | undefined): string | undefined {
  return text !== undefined && form.test(text) ? text : undefined;
}
