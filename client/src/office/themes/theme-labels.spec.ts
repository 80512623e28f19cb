import { inheritanceOf, stepped, themeTitle } from './theme-labels.js';

describe('theme labels', () => {
  it('turn a theme name into a title', () => {
    expect(themeTitle('neonCity')).toBe('Neon City');
    expect(themeTitle('teemillProDark')).toBe('Teemill Pro Dark');
  });

  it('THM-092 show where a value is inherited from', () => {
    const draft = { name: 'tropic', values: { 'border.radius': '2px' } };
    expect(inheritanceOf(draft, 'border.radius')).toStrictEqual({
      isOwn: true,
      description: 'your change',
    });
    expect(inheritanceOf(draft, 'primary.color').description).toBe('from Tropic');
    expect(inheritanceOf(draft, 'image.ratio').description).toBe('default');
    expect(inheritanceOf(draft, 'text.font').description).toBe('follows Main font');
  });

  it.each([
    ['4px', 1, '5px'],
    ['1rem', -1, '0.875rem'],
    ['-0.015em', 1, '-0.01em'],
    ['560', 1, '561'],
    ['clamp(1rem, 2vw, 3rem)', 1, 'clamp(1rem, 2vw, 3rem)'],
  ] as const)('step a length: %s by %s gives %s', (text, direction, next) => {
    expect(stepped(text, direction)).toBe(next);
  });
});
