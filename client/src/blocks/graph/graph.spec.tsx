import { graph } from '@selvedge/shared/blocks/graph/definition';
import { requestsOf } from '@selvedge/shared/blocks/requests';

import { labelStep, plotOf, shortAmount } from './plot.js';
import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const figures = [
  { label: 'Mon', value: '10' },
  { label: 'Tue', value: '35' },
  { label: 'Wed', value: 'shut' },
];

describe('graph block', () => {
  const html = rendered(View, FIXTURES.graph);

  it('BLK-023 is a line chart by default, with its data as a folded table', () => {
    expect(html).toMatch(/<polyline class="line" points="6.25,/);
    expect(html).toContain('<tr><th scope="row">Apr</th><td>1,120</td></tr>');
    expect(html).not.toContain('<details open');
    const { showTable, kind } = blockOf(graph, {}).properties;
    expect([kind, showTable]).toStrictEqual(['line', false]);
  });

  it('BLK-023 can be a bar chart with an open table', () => {
    const bars = rendered(
      View,
      blockOf(graph, { kind: 'bar', figures: 'A: 1\nB: 3', showTable: true, color: '#123456' }),
    );
    expect(bars.match(/<rect /g)).toHaveLength(2);
    expect(bars).toContain('<title>B: 3</title>');
    expect(bars).toContain('<details open');
    expect(bars).toContain('--own-ink:#123456');
  });

  it('BLK-023 draws the series of a data address, or nothing', () => {
    const block = blockOf(graph, { asyncData: '/figures', figures: 'A: 1' });
    expect(requestsOf(block)).toStrictEqual({ figures: { address: '/figures' } });
    expect(rendered(View, block)).toBe('');
    const html = rendered(View, { ...block, figures });
    expect(html).toContain('<td>35</td>');
    expect(html).not.toContain('<h2');
  });
});

describe('chart plot', () => {
  it('scales between round numbers', () => {
    const { marks, ticks, zero } = plotOf(figures);
    expect(ticks.map(({ amount }) => amount)).toStrictEqual([40, 30, 20, 10, 0]);
    expect(marks.map(({ x, y }) => [x, y])).toStrictEqual([
      [25, 75],
      [75, 12.5],
    ]);
    expect(zero).toBe(100);
  });

  it('extends below zero for negative figures', () => {
    const { marks, ticks, zero } = plotOf([
      { label: 'a', value: '-3' },
      { label: 'b', value: '1' },
    ]);
    expect(ticks.map(({ amount }) => amount)).toStrictEqual([1, 0, -1, -2, -3]);
    expect([zero, ...marks.map(({ y }) => y)]).toStrictEqual([25, 100, 0]);
  });

  it('has a baseline if all figures are zero', () => {
    const { marks, ticks } = plotOf([{ label: 'a', value: '0' }]);
    expect([marks[0]?.y, ticks]).toStrictEqual([0, [{ y: 0, amount: 0 }]]);
    expect(plotOf([])).toMatchObject({ marks: [] });
  });

  it('skips labels that do not fit', () => {
    expect([1, 12, 13, 60].map(labelStep)).toStrictEqual([1, 1, 2, 5]);
    expect([0, 2.5, 9_999, 12_500, -1_250_000].map(shortAmount)).toStrictEqual([
      '0',
      '2.5',
      '9999',
      '12.5k',
      '-1.3m',
    ]);
  });
});
