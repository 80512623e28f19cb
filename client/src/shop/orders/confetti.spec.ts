import { throwOn } from './confetti.js';

/** Constant instead of random numbers. */
const half = () => 0.5;

/** Runs the animation to its end; returns the drawing calls and whether the canvas was removed. */
function played() {
  const frames: { readonly count: number; readonly height: number; readonly fade: number }[] = [];
  let pending: (() => void) | undefined;
  let cleared = 0;
  throwOn(
    {
      draw: (particles, fade) =>
        frames.push({ count: particles.length, height: particles[0]?.y ?? 0, fade }),
      nextFrame: (then) => (pending = then),
      clear: () => (cleared += 1),
    },
    half,
  );
  while (pending !== undefined && cleared === 0 && frames.length < 1000) {
    const then = pending;
    pending = undefined;
    then();
  }
  return { frames, cleared, isOver: pending === undefined };
}

describe('confetti', () => {
  it('CST-057 has 25 particles', () => {
    expect(new Set(played().frames.map(({ count }) => count))).toStrictEqual(new Set([25]));
  });

  it('CST-058 runs for 100 ticks and is then removed', () => {
    const { frames, cleared, isOver } = played();
    expect([frames.length, cleared, isOver]).toStrictEqual([100, 1, true]);
  });

  it('rises, falls and fades', () => {
    const { frames } = played();
    const [first, second] = frames;
    const last = frames.at(-1);
    expect(second?.height).toBeLessThan(first?.height ?? 0);
    expect(last?.height).toBeGreaterThan(first?.height ?? 1);
    expect(first?.fade).toBe(1);
    expect(last?.fade).toBeCloseTo(0.01);
  });
});
