import { declarationsOf, rulesOf, unescapedCss, withoutComments, type Rule } from './css-rules.js';
import { refuse, inPixels, requireProperty } from './svg-features.js';
import { isSafeValue } from './svg-rules.js';

/** The drawing to which a style sheet belongs. */
export interface SheetContext {
  /** Whether any text is drawn. */
  readonly hasText: boolean;
  /** The drawing as uploaded, in which names of fonts are counted. */
  readonly source: string;
}

/** At-rules without any effect on a still drawing. */
const inert = new Set(
  `charset namespace keyframes -webkit-keyframes -moz-keyframes page property counter-style viewport
   font-feature-values font-palette-values`.split(/\s+/),
);
/** Style sheets of these hosts only contain fonts. */
const fontHosts =
  /(?:fonts\.googleapis\.com|fonts\.bunny\.net|use\.typekit\.net|typography\.com)\//i;
const maxFonts = 100;
/** Pseudo-classes and pseudo-elements that never apply in an image. */
const dynamicState = /:(?:hover|active|focus|visited|target|before|after)|::/;

/**
 * Returns a style sheet without the parts that could load or run something, and without those that
 * do not change a still drawing; unchanged if there are none. Throws DrawingNotSupported if the
 * drawing would lose anything that browsers show.
 */
export function filterStyleSheet(sheet: string, context: SheetContext): string {
  const plain = withoutComments(sheet);
  const rules = rulesOf(plain);
  const kept = rules.flatMap((rule) => filteredRule(rule, context));
  const isUnchanged = plain === sheet && kept.length === rules.length;
  if (isUnchanged && kept.every((rule, at) => rule === rules[at])) return sheet;
  return kept.map(({ prelude, body }) => `${prelude}{${body ?? ''}}`).join('\n');
}

function filteredRule(rule: Rule, context: SheetContext): readonly Rule[] {
  if (rule.prelude.startsWith('@')) return filteredAtRule(rule, context);
  if (rule.body === undefined) return [];
  if (/:(?:is|where|has)\(/.test(rule.prelude)) throw refuse.css('a CSS selector of a new kind');
  if (rule.body.includes('{')) throw refuse.css('nested CSS rules');
  const selectors = rule.prelude.split(',');
  const shown = selectors.filter((selector) => !dynamicState.test(selector));
  const body = filterDeclarations(rule.body);
  if (shown.length === 0 || body.trim() === '') return [];
  if (shown.length === selectors.length && body === rule.body) return [rule];
  return [{ prelude: shown.join(','), body }];
}

function filteredAtRule({ prelude, body }: Rule, context: SheetContext): readonly Rule[] {
  const name = /^[\w-]*/.exec(prelude.slice(1))?.[0].toLowerCase() ?? '';
  const condition = prelude.slice(1 + name.length).trim();
  if (name === 'media') return filteredMedia(condition, body, context);
  if (name === 'import') requireFontsOnly(condition, context);
  else if (name === 'font-face') requireUnusedFont(body ?? '', context);
  else if (!inert.has(name) && body !== undefined) throw refuse.css(`the CSS rule @${name}`);
  return [];
}

function filteredMedia(
  query: string,
  body: string | undefined,
  context: SheetContext,
): readonly Rule[] {
  if (!appliesOnScreen(query)) return [];
  return rulesOf(body ?? '').flatMap((rule) => filteredRule(rule, context));
}

function requireFontsOnly(address: string, { hasText }: SheetContext): void {
  if (hasText || !fontHosts.test(address)) throw refuse.linkedFile('a style sheet in another file');
}

/** librsvg has only the fonts installed on the server. */
function requireUnusedFont(body: string, { hasText, source }: SheetContext): void {
  const [, family = ''] = /font-family\s*:\s*([^;]{1,200})/i.exec(body) ?? [];
  const name = family.replaceAll(/["']/g, '').trim();
  if (!hasText || name === '') return;
  const faces = source.split('@font-face').slice(1);
  // Bounds the work, because each font is searched for in the whole drawing.
  if (faces.length > maxFonts) throw refuse.font(name);
  const declared = faces.filter((face) => face.slice(0, face.indexOf('}')).includes(name)).length;
  if (source.split(name).length - 1 > declared) throw refuse.font(name);
}

/** Evaluates a media query for a shop's page in light colours. Throws for queries about its size. */
export function appliesOnScreen(query: string): boolean {
  const parts = query.trim().toLowerCase();
  if (/^(?:(?:only\s)?screen|all|\(prefers-color-scheme:\s?light\))?$/.test(parts)) return true;
  if (
    /^(?:only )?(?:print|speech)\b|prefers-(?:color-scheme:\s?dark|reduced-motion|contrast)/.test(
      parts,
    )
  )
    return false;
  throw refuse.css('CSS rules that depend on the screen');
}

/** As `filterStyleSheet`, for the declarations of a rule or a style attribute. */
export function filterDeclarations(text: string): string {
  const declarations = declarationsOf(text);
  const kept = declarations.map(filteredDeclaration);
  if (kept.every((declaration, at) => declaration === declarations[at])) return text;
  return kept.filter((declaration) => declaration !== undefined).join(';');
}

function filteredDeclaration(declaration: string): string | undefined {
  const plain = unescapedCss(withoutComments(declaration));
  const colon = plain.indexOf(':');
  const name = plain.slice(0, colon).trim().toLowerCase();
  const value = plain.slice(colon + 1).trim();
  if (colon < 1 || !isSafeDeclaration(name, value)) return undefined;
  requireProperty(name, value.replace(/!important$/i, '').trim());
  const converted = inPixels(name, value);
  return converted === value && plain === declaration ? declaration : `${name}:${converted}`;
}

function isSafeDeclaration(name: string, value: string): boolean {
  const isKnownForm = /^[\w-]+$/.test(name) && !/[{}<]/.test(value);
  return isKnownForm && !/^(?:-moz-binding|behavior)$/.test(name) && isSafeValue(value);
}
