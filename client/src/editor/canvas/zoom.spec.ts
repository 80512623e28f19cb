import { zoomFrom, zoomLabel } from './zoom.js';

describe('zoom', () => {
  it.each([
    [0.583, 'in', 0.75],
    [0.75, 'in', 1],
    [0.7502, 'out', 0.5],
    [0.583, 'out', 0.5],
    [1.5, 'in', 1.5],
    [0.3, 'out', 0.3],
    [1, 'fit', 'fit'],
  ] as const)('goes from %s %s to %s', (scale, to, zoom) => {
    expect(zoomFrom(scale, to)).toBe(zoom);
  });

  it('is shown in whole percent', () => {
    expect([zoomLabel('fit'), zoomLabel(1.25), zoomLabel(0.5833)]).toStrictEqual([
      'Fit',
      '125%',
      '58%',
    ]);
  });
});
