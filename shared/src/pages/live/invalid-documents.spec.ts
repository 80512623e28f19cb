import * as Y from 'yjs';

import { blocksOf } from './live-page.js';
import { liveDoc } from './live-page.testing.js';
import { block, judged, judgedIn, pageOfTwo } from './rule-broken.testing.js';

/** Document with invalid content that the rules would refuse. */
function holding(hold: (doc: Y.Doc) => void): Y.Doc {
  const doc = liveDoc(pageOfTwo);
  hold(doc);
  return doc;
}

/** Changes the invalid value. */
const say = (held: unknown): void => {
  if (held instanceof Y.Map) held.set('deleted', true);
  if (held instanceof Y.XmlElement) held.setAttribute('deleted', 'yes');
};

describe('an update of invalid content', () => {
  it.each<[string, (doc: Y.Doc) => void, (theirs: Y.Doc) => void]>([
    [
      'a map within the properties of the page',
      (doc) => doc.getMap('props').set('a', new Y.Map()),
      (theirs) => say(theirs.getMap('props').get('a')),
    ],
    [
      'a block of the wrong type',
      (doc) => blocksOf(doc).set('n', new Y.XmlElement('a')),
      (theirs) => say(blocksOf(theirs).get('n')),
    ],
    [
      'properties of the wrong type',
      (doc) => block(doc).set('props', new Y.XmlElement('a')),
      (theirs) => say(block(theirs).get('props')),
    ],
  ])('is refused in %s', (_, hold, change) => {
    expect(judgedIn(holding(hold), change)).toBe('badField');
  });

  it('is refused if a block is a list', () => {
    const insert = (theirs: Y.Doc): void =>
      theirs.transact((transaction) => {
        const id = Y.createID(theirs.clientID, Y.getState(theirs.store, theirs.clientID));
        const content = new Y.ContentAny([1]);
        new Y.Item(id, null, null, null, null, block(theirs), null, content).integrate(
          transaction,
          0,
        );
      });
    expect(judged(insert)).toBe('badField');
  });
});
