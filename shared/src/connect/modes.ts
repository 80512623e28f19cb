/**
 * Editing modules in ascending order: none; blocks; templates with an improved hit target; the same
 * with a history.
 */
export const EDITOR_MODULES = ['native', 'v1', 'v2', 'v3Dev'] as const;
export type EditorModule = (typeof EDITOR_MODULES)[number];

export type EditorPart = 'blockEditor' | 'templateEditor' | 'historyEditor' | 'improvedHitTarget';

const parts: Readonly<Record<EditorModule, readonly EditorPart[]>> = {
  native: [],
  v1: ['blockEditor'],
  v2: ['templateEditor', 'improvedHitTarget'],
  v3Dev: ['templateEditor', 'historyEditor', 'improvedHitTarget'],
};

/**
 * Whether a module has a part. The block editor adds, moves and edits blocks; the template editor
 * also changes templates; the history editor lists and undoes changes of this session.
 */
export function hasPart(module: EditorModule, part: EditorPart): boolean {
  return parts[module].includes(part);
}

/** Whether pages can be changed with the module. */
export function canEdit(module: EditorModule): boolean {
  return hasPart(module, 'blockEditor') || hasPart(module, 'templateEditor');
}

/** Operator of a page: a person, or a program that needs no header or sidebar. */
export const OPERATOR_MODES = ['default', 'headless'] as const;
export type OperatorMode = (typeof OPERATOR_MODES)[number];

/**
 * How a page is rendered: `unknown` until its hello is accepted, `preview` in an editor, `native`
 * for shoppers. The first two ignore the pointer.
 */
export type PageMode = 'unknown' | 'preview' | 'native';

/** Highest module that both sides support; v1 on a legacy page. */
export function moduleFor(
  isOfBlocks: boolean,
  one: EditorModule,
  other: EditorModule,
): EditorModule {
  const rank = Math.min(EDITOR_MODULES.indexOf(one), EDITOR_MODULES.indexOf(other));
  const lower = EDITOR_MODULES[rank] ?? 'native';
  return isOfBlocks && lower !== 'native' ? 'v1' : lower;
}
