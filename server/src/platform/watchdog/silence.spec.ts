import { Silence } from './silence.js';

describe('the silence of a main thread', () => {
  const beats = 7;

  it('is the time since its last beat was seen', () => {
    const silence = new Silence(1_000);
    const seen = [0, 500, 1_000, 1_700].map((nowMs) => silence.observe(beats, nowMs));
    expect(seen).toStrictEqual([0, 500, 1_000, 1_700]);
  });

  it('ends with a beat', () => {
    const silence = new Silence(1_000);
    silence.observe(beats, 0);
    silence.observe(beats, 900);
    expect(silence.observe(beats + 1, 1_400)).toBe(0);
    expect(silence.observe(beats + 1, 1_900)).toBe(500);
  });

  it('does not include the time during which the whole process was stopped', () => {
    const silence = new Silence(1_000);
    silence.observe(beats, 0);
    expect(silence.observe(beats, 3_600_000)).toBe(1_000);
  });

  it('starts again after a reset', () => {
    const silence = new Silence(1_000);
    silence.observe(beats, 0);
    silence.observe(beats, 900);
    silence.reset();
    expect(silence.observe(beats, 1_000)).toBe(100);
  });
});
