import type * as Y from 'yjs';

import { giveIds } from './give-ids.js';
import { blocksOf } from './live-page.js';
import { copyOfDoc, liveDoc } from './live-page.testing.js';
import type { BrokenRule } from './rule-broken.js';
import { block, findingsOf, pageOfTwo, put, take, type Fields } from './rule-broken.testing.js';

describe('a block written again in its place', () => {
  /**
   * Returns the findings if `removed` was deleted before and is written again with these fields.
   */
  const again = (
    removed: string,
    fields: (wire: unknown) => Fields,
    alsoChange: (theirs: Y.Doc) => void = () => undefined,
  ): readonly (BrokenRule | undefined)[] => {
    const doc = liveDoc(pageOfTwo);
    giveIds(doc, 'server');
    const wire = block(doc, removed).get('wire');
    blocksOf(doc).delete(removed);
    const theirs = copyOfDoc(doc);
    theirs.transact(() => {
      alsoChange(theirs);
      put(theirs, fields(wire), removed);
    });
    const found = findingsOf(doc);
    take(doc, theirs);
    return found;
  };

  it('may repeat the wire state that the server wrote', () => {
    expect(again('b1', (wire) => [['wire', wire]])).toStrictEqual([undefined]);
  });

  it('may be combined with the deletion of another block', () => {
    expect(
      again(
        'b1',
        () => [],
        (theirs) => blocksOf(theirs).delete('b2'),
      ),
    ).toStrictEqual([undefined]);
    expect(
      again(
        'b2',
        () => [],
        (theirs) => blocksOf(theirs).delete('b1'),
      ),
    ).toStrictEqual([undefined]);
  });

  it.each<[BrokenRule, (wire: unknown) => Fields]>([
    ['wireTouched', () => [['wire', 'mine']]],
    ['wireTouched', (wire) => [['wire', [wire]]]],
    // This wire state could not be stored.
    ['wireTouched', (wire) => [['wire', String(wire).replace('"type"', '"a\\u0000"')]]],
    ['badField', (wire) => [['mine', wire]]],
    ['badField', () => [['mine', 1]]],
  ])('is refused as %s with other changes (%#)', (rule, fields) => {
    expect(again('b1', fields)).toStrictEqual([rule]);
  });

  it('is refused together with an invalid block', () => {
    const wrong = (theirs: Y.Doc): void => put(theirs, [['size', 2]], 'm');
    expect(again('b1', () => [], wrong)).toStrictEqual(['badSize']);
    const right = (theirs: Y.Doc): void => put(theirs, [], 'm');
    expect(again('b1', () => [['size', 2]], right)).toStrictEqual(['badSize']);
  });
});
