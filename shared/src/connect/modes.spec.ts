import { canEdit, EDITOR_MODULES, hasPart, type EditorModule, type EditorPart } from './modes.js';
import { previewId } from './preview-ids.js';

describe('an editor', () => {
  const all: readonly EditorPart[] = [
    'blockEditor',
    'templateEditor',
    'historyEditor',
    'improvedHitTarget',
  ];
  const partsOf = (module: EditorModule) => all.filter((part) => hasPart(module, part));

  it('EDT-005 EDT-006 EDT-007 EDT-008 has the parts of its module', () => {
    expect(EDITOR_MODULES.map(partsOf)).toStrictEqual([
      [],
      ['blockEditor'],
      ['templateEditor', 'improvedHitTarget'],
      ['templateEditor', 'historyEditor', 'improvedHitTarget'],
    ]);
  });

  it('can change pages unless its module is native', () => {
    expect(EDITOR_MODULES.filter(canEdit)).toStrictEqual(['v1', 'v2', 'v3Dev']);
  });
});

it('previewId derives a block’s number from its uuid', () => {
  const uuid = '0198a3f2-7c11-7abc-8def-0123456789ab';
  expect(previewId(uuid)).toBe(0x0198a3f27c11);
});
