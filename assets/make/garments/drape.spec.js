import { drape, slackAt } from './drape.js';

describe('surplus cloth', () => {
  const spot = { at: [100, 100], reach: [40, 40], more: 0.2 };

  it('adds length across the folds of its spot, and none along them', () => {
    const vertical = [{ ...spot, angle: 90 }];
    expect(slackAt(vertical, [100, 100], 0)).toBeCloseTo(0.2);
    expect(slackAt(vertical, [100, 100], Math.PI / 2)).toBeCloseTo(0);
  });

  it('folds away from its point without an angle', () => {
    expect(slackAt([spot], [120, 100], Math.PI / 2)).toBeCloseTo(0.2 * Math.exp(-0.25));
    expect(slackAt([spot], [120, 100], 0)).toBeCloseTo(0);
  });

  it('is small far from its spot', () => {
    expect(slackAt([{ ...spot, angle: 90 }], [250, 100], 0)).toBe(0);
  });

  it('rotates the reach of a spot with it', () => {
    const long = { ...spot, reach: [80, 10], angle: 90 };
    expect(slackAt([long], [100, 140], 0)).toBe(0);
    expect(slackAt([{ ...long, turn: 90 }], [100, 140], 0)).toBeGreaterThan(0.1);
  });
});

describe('draped cloth', () => {
  const cloth = {
    inside: (x, y) => x > 60 && x < 240 && y > 60 && y < 240,
    base: () => 0,
    fixed: () => false,
    rounds: 30,
    seed: 4,
  };
  const heights = (rise) => [90, 120, 150, 180, 210].map((x) => rise(x, 150));

  it('buckles where it is too long', () => {
    const spots = [{ at: [150, 150], reach: [90, 90], angle: 90, more: 0.3 }];
    const [loose, tight] = [drape({ ...cloth, spots }), drape({ ...cloth, spots: [] })];
    const highest = (rise) => Math.max(...heights(rise));
    expect(highest(loose)).toBeGreaterThan(highest(tight) + 3);
  });

  it('falls the same way every time', () => {
    const spots = [{ at: [150, 150], reach: [90, 90], more: 0.2 }];
    expect(heights(drape({ ...cloth, spots }))).toStrictEqual(heights(drape({ ...cloth, spots })));
  });

  it('is limited to the outline of the cloth', () => {
    expect(drape({ ...cloth, spots: [] })(600, 600)).toBe(0);
  });
});
