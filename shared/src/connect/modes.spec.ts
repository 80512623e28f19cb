import { canEdit, EDITOR_MODULES, hasPart, type EditorModule, type EditorPart } from './modes.js';
import { previewId } from './preview-ids.js';

describe('what an editor is made of', () => {
  const all: readonly EditorPart[] = [
    'blockEditor',
    'templateEditor',
    'historyEditor',
    'improvedHitTarget',
  ];
  const partsOf = (module: EditorModule) => all.filter((part) => hasPart(module, part));

  it('EDT-005 EDT-006 EDT-007 EDT-008 follows from its module', () => {
    expect(EDITOR_MODULES.map(partsOf)).toStrictEqual([
      [],
      ['blockEditor'],
      ['templateEditor', 'improvedHitTarget'],
      ['templateEditor', 'historyEditor', 'improvedHitTarget'],
    ]);
  });

  it('lets it change a page, unless it is none', () => {
    expect(EDITOR_MODULES.filter(canEdit)).toStrictEqual(['v1', 'v2', 'v3Dev']);
  });
});

it('a block is shown by a number of its own that both sides work out', () => {
  const uuid = '0198a3f2-7c11-7abc-8def-0123456789ab';
  expect(previewId(uuid)).toBe(0x0198a3f27c11);
});
