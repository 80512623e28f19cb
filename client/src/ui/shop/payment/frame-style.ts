/** Custom properties of the theme by parameter of the frame. */
const colours = {
  text: '--text-color',
  ink: '--form-text-color',
  muted: '--text-muted-color',
  paper: '--form-background',
  line: '--form-border-color',
  accent: '--text-color',
  danger: '--form-error-color',
} as const;

/** Returns the address of the provider's frame with the origin and the look of this page. */
export function styledFrameUrl(frameUrl: string, element: HTMLElement): string {
  const url = new URL(frameUrl);
  const { fontFamily, direction } = getComputedStyle(element);
  const parameters = {
    ...{ parent: location.origin, font: fontFamily, dir: direction },
    ...lookAt(element),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Computes theme values on a temporary element, because properties may contain functions. */
function lookAt(element: HTMLElement): Readonly<Record<string, string>> {
  const probe = document.createElement('span');
  element.after(probe);
  const look = Object.entries(colours).map(([name, property]): [string, string] => {
    probe.style.color = `var(${property})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.style.borderTopLeftRadius = 'var(--form-border-radius)';
  const radius = getComputedStyle(probe).borderTopLeftRadius;
  probe.remove();
  return { ...Object.fromEntries(look), radius };
}
