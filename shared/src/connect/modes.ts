/**
 * What an editor can do with a page, from the least to the most: nothing; edit blocks; edit templates, with
 * the improved hit target; the same with a history (EDT-005 to EDT-008).
 */
export const EDITOR_MODULES = ['native', 'v1', 'v2', 'v3Dev'] as const;
export type EditorModule = (typeof EDITOR_MODULES)[number];

/** What an editor is made of. */
export type EditorPart = 'blockEditor' | 'templateEditor' | 'historyEditor' | 'improvedHitTarget';

const parts: Readonly<Record<EditorModule, readonly EditorPart[]>> = {
  native: [],
  v1: ['blockEditor'],
  v2: ['templateEditor', 'improvedHitTarget'],
  v3Dev: ['templateEditor', 'historyEditor', 'improvedHitTarget'],
};

/**
 * EDT-005 to EDT-008. The block editor puts blocks on the page, moves them and says what they say; the
 * template editor also makes a block one of another template; the history editor shows and takes back
 * what was done in this session (EDT-012).
 */
export function hasPart(module: EditorModule, part: EditorPart): boolean {
  return parts[module].includes(part);
}

/** Whether a page can be changed with it at all. */
export function canEdit(module: EditorModule): boolean {
  return hasPart(module, 'blockEditor') || hasPart(module, 'templateEditor');
}

/** who drives the page: a person, or a program that wants no header and no sidebar. */
export const OPERATOR_MODES = ['default', 'headless'] as const;
export type OperatorMode = (typeof OPERATOR_MODES)[number];

/**
 * EDT-003: how a page is shown. It is `unknown` until somebody has accepted its hello, `preview` while it is
 * edited, and `native` to shoppers. In the first two it takes no pointer.
 */
export type PageMode = 'unknown' | 'preview' | 'native';

/** PAG-019: what two who both know all up to a module use for a page; a page of before templates has v1. */
export function moduleFor(
  isOfBlocks: boolean,
  one: EditorModule,
  other: EditorModule,
): EditorModule {
  const rank = Math.min(EDITOR_MODULES.indexOf(one), EDITOR_MODULES.indexOf(other));
  const lower = EDITOR_MODULES[rank] ?? 'native';
  return isOfBlocks && lower !== 'native' ? 'v1' : lower;
}
