import type { HostEvents } from '@selvedge/shared/connect/protocol';

import { ThemePreviewSession } from './theme-trial.js';

function trying() {
  const previews: HostEvents['theme:preview'][] = [];
  const own = { name: 'tropic', values: { 'footer.visible': '0' } };
  const trial = new ThemePreviewSession(
    own,
    (theme) => previews.push(theme),
    () => undefined,
  );
  const valueOf = (key: string) => trial.properties().find((one) => one.key === key)?.value;
  return { trial, previews, valueOf };
}

describe('ThemeTrial', () => {
  it('starts with the shop theme and lists its properties', () => {
    const { trial, valueOf } = trying();
    expect(valueOf('footer.visible')).toBe('0');
    const colour = trial.properties().find(({ key }) => key === 'primary.color');
    expect(colour).toMatchObject({ group: 'Brand', kind: 'colour' });
    expect(colour).not.toHaveProperty('choices');
    expect(trial.properties().find(({ key }) => key === 'header.layout')?.choices).toContain(
      'centre',
    );
  });

  it('THM-004 previews a value with everything derived from it', () => {
    const { trial, previews, valueOf } = trying();
    expect(trial.preview({ values: { 'primary.color': '#123456' } })).toStrictEqual({
      problems: {},
    });
    expect(previews[0]?.css).toContain('--primary-color:#123456');
    expect(previews[0]?.layout.footerVisible).toBe(false);
    expect(valueOf('primary.color')).toBe('#123456');
  });

  it('THM-052 rejects invalid values', () => {
    const { trial, previews, valueOf } = trying();
    const before = valueOf('primary.color');
    const { problems } = trial.preview({ values: { 'primary.color': 'red;}', nothing: '1' } });
    expect(Object.keys(problems)).toStrictEqual(['primary.color', 'nothing']);
    expect([previews, valueOf('primary.color')]).toStrictEqual([[], before]);
  });

  it('restores the shop theme', () => {
    const { trial, previews, valueOf } = trying();
    const before = valueOf('primary.color');
    trial.preview({ values: { 'primary.color': '#123456' } });
    trial.preview({ values: null });
    expect([previews.at(-1), valueOf('primary.color')]).toStrictEqual([null, before]);
  });
});
