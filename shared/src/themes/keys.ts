/** Kinds that a page's styles read as custom properties. */
const VISUAL_KINDS = [
  'colour',
  'font',
  'length',
  'lengths',
  'transform',
  'ratio',
  'weight',
] as const;
type VisualKind = (typeof VISUAL_KINDS)[number];
/** Kinds that say what a page shows; they never become CSS. A flag is `0` or `1`. */
type OptionKind = 'flag' | 'choice' | 'count' | 'text';

/** What a value of a key may be; the theme editor and validation follow it. */
export type ThemeKeyKind = VisualKind | OptionKind;

interface ThemeKeyDefinition {
  readonly kind: ThemeKeyKind;
  readonly default: string;
  readonly label: string;
  /** Every value of a choice. */
  readonly choices?: readonly string[];
}

function key(kind: ThemeKeyKind, initial: string, label: string): ThemeKeyDefinition {
  return { kind, default: initial, label };
}

/** The first of the choices is the default. */
function choice<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  label: string,
): ThemeKeyDefinition & { readonly choices: Choices } {
  return { kind: 'choice', default: choices[0], label, choices };
}

/**
 * The one list of theme keys (THM-052 to THM-091): kind, default and label of each. A default or a
 * theme's value may refer to another key as `{primary.color}`. `button.border.radius` and
 * `form.border.radius` have the names that pages of other systems already refer to.
 */
export const THEME_KEYS = {
  'primary.color': key('colour', '#008000', 'Primary colour'),
  'primary.contrastColor': key('colour', '#ffffff', 'Text on the primary colour'),
  'primary.font': key('font', 'Lato', 'Main font'),
  'logo.text.color': key('colour', '{heading.color}', 'Logo text'),
  'border.radius': key('length', '4px', 'Corner radius'),
  'page.background': key('colour', '#ffffff', 'Page background'),
  'section.space': key('length', 'clamp(3rem, 2rem + 4vw, 6rem)', 'Space between sections'),

  'heading.1.font': key('font', '{primary.font}', 'Heading 1 font'),
  'heading.1.transform': key('transform', 'none', 'Heading 1 case'),
  'heading.2.font': key('font', '{heading.1.font}', 'Heading 2 font'),
  'heading.2.transform': key('transform', 'none', 'Heading 2 case'),
  'heading.3.font': key('font', '{primary.font}', 'Heading 3 font'),
  'heading.3.transform': key('transform', 'none', 'Heading 3 case'),
  'heading.color': key('colour', '{text.color}', 'Headings'),
  'heading.weight': key('weight', '700', 'Heading weight'),
  'heading.tracking': key('length', '-0.015em', 'Heading letter spacing'),

  'text.font': key('font', '{primary.font}', 'Text font'),
  'text.color': key('colour', '#1c1f1d', 'Text'),
  'text.muted.color': key('colour', '#5a605c', 'Quiet text'),

  'menu.background': key('colour', '{page.background}', 'Header background'),
  'menu.text.font': key('font', '{text.font}', 'Menu font'),
  'menu.text.color': key('colour', '{text.color}', 'Menu text'),
  'menu.text.transform': key('transform', 'none', 'Menu case'),

  'image.radius': key('length', '{border.radius}', 'Picture corners'),
  'image.ratio': key('ratio', '4 / 5', 'Picture ratio'),
  'image.background': key('colour', '#f1f2f1', 'Behind pictures'),

  'banner.background': key('colour', '#eef3ef', 'Banner background'),
  'banner.title.color': key('colour', '{heading.color}', 'Banner title'),
  'banner.copy.color': key('colour', '{text.color}', 'Banner text'),
  'banner.image.radius': key('lengths', '{image.radius}', 'Banner picture corners'),

  'button.primary.textColor': key('colour', '{primary.contrastColor}', 'Primary button text'),
  'button.primary.backgroundColor': key('colour', '{primary.color}', 'Primary button'),
  'button.primary.borderColor': key(
    'colour',
    '{button.primary.backgroundColor}',
    'Primary button border',
  ),
  'button.secondary.textColor': key('colour', '{text.color}', 'Secondary button text'),
  'button.secondary.backgroundColor': key('colour', '{page.background}', 'Secondary button'),
  'button.secondary.borderColor': key('colour', '{text.color}', 'Secondary button border'),
  'button.border.radius': key('length', '{border.radius}', 'Button corners'),

  'announcement.background': key('colour', '{primary.color}', 'Announcement background'),
  'announcement.text.color': key('colour', '{primary.contrastColor}', 'Announcement text'),

  'card.background': key('colour', '{page.background}', 'Card background'),
  'card.text.color': key('colour', '{text.color}', 'Card text'),
  'card.radius': key('length', '{border.radius}', 'Card corners'),
  'price.sale.color': key('colour', '#b3261e', 'Sale price'),
  'tag.background': key('colour', '{text.color}', 'Tag background'),
  'tag.text.color': key('colour', '{page.background}', 'Tag text'),

  'form.background': key('colour', '#ffffff', 'Field background'),
  'form.border.color': key('colour', '#7c827e', 'Field border'),
  'form.text.color': key('colour', '#1c1f1d', 'Field text'),
  'form.error.color': key('colour', '{error.color}', 'Field error'),
  'form.border.radius': key('length', '{border.radius}', 'Field corners'),

  'product.community.title': key('text', 'From the community', 'Community section title'),
  'product.quantitySelector.visible': key('flag', '1', 'Quantity selector'),
  'product.description.wordLimit': key('count', '0', 'Words of the description, 0 for all'),
  'product.description.placement': choice(
    ['aboveSelectors', 'belowSelectors'],
    'Place of the description',
  ),
  'product.selector.radius': key('length', '2px', 'Size and colour selector corners'),
  'product.carousel.updateForm': key('flag', '1', 'A picture of a colour chooses the colour'),
  'product.thumbnails.layout': choice(['grid', 'row'], 'Layout of the small pictures'),
  'product.taglets.visible': key('flag', '1', 'Taglets'),

  'box.background': key('colour', '#f6f7f6', 'Box background'),
  'box.border.color': key('colour', '#dfe3e0', 'Lines and box borders'),
  'error.color': key('colour', '#b3261e', 'Error'),
  'success.color': key('colour', '#17693a', 'Success'),
  'status.success.color': key('colour', '#0f5132', 'Good status text'),
  'status.success.background': key('colour', '#dff3e6', 'Good status background'),

  'gate.background': key('colour', '{banner.background}', 'Gate background'),
  'gate.text.color': key('colour', '{text.color}', 'Gate text'),
  'footer.background': key('colour', '{box.background}', 'Footer background'),
  'footer.text.color': key('colour', '{text.color}', 'Footer text'),
  'footer.link.color': key('colour', '{footer.text.color}', 'Footer links'),
} as const satisfies Readonly<Record<string, ThemeKeyDefinition>>;

export type ThemeKey = keyof typeof THEME_KEYS;

export function isThemeKey(name: string): name is ThemeKey {
  return Object.hasOwn(THEME_KEYS, name);
}

/** Whether the styles of a page read the key; an option of a page they never do. */
export function isVisual(themeKey: ThemeKey): boolean {
  const { kind } = THEME_KEYS[themeKey];
  return VISUAL_KINDS.some((visual) => visual === kind);
}

/** `banner.title.color` → `--banner-title-color`; one-to-one, because no key holds a hyphen. */
export function cssPropertyOf(themeKey: ThemeKey): `--${string}` {
  return `--${themeKey.replaceAll('.', '-')}`;
}
