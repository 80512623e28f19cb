/** Custom properties of the theme by the name that the sandbox uses. */
const colours = {
  text: '--text-color',
  ink: '--form-text-color',
  muted: '--text-muted-color',
  paper: '--form-background',
  line: '--form-border-color',
  accent: '--text-color',
  danger: '--form-error-color',
} as const;

/** Colours of a theme, its corner radius and its font, computed for one element. */
export type ThemeLook = Readonly<Record<keyof typeof colours | 'radius' | 'font', string>>;

/** Computes theme values on a temporary element, because properties may contain functions. */
export function themeLook(element: HTMLElement): ThemeLook {
  const probe = document.createElement('span');
  element.after(probe);
  const colour = (name: keyof typeof colours): string => {
    probe.style.color = `var(${colours[name]})`;
    return getComputedStyle(probe).color;
  };
  probe.style.borderTopLeftRadius = 'var(--form-border-radius)';
  const look = {
    ...{ text: colour('text'), ink: colour('ink'), muted: colour('muted') },
    ...{ paper: colour('paper'), line: colour('line'), accent: colour('accent') },
    danger: colour('danger'),
    radius: getComputedStyle(probe).borderTopLeftRadius,
    font: getComputedStyle(element).fontFamily,
  };
  probe.remove();
  return look;
}
