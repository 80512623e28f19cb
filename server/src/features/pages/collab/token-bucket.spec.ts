import { TokenBucket } from './token-bucket.js';

describe('TokenBucket', () => {
  it('lets through a burst, then a steady rate', () => {
    const bucket = new TokenBucket(10, 20);
    expect(bucket.take(20, 0)).toBe(0);
    expect(bucket.take(1, 0)).toBe(100);
    expect(bucket.take(4, 500)).toBe(0);
    expect(bucket.take(20, 60_000)).toBe(0);
    expect(bucket.take(20, 60_000)).toBe(2_000);
  });
});
