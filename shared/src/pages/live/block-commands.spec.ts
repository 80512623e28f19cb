import { setProperty } from './block-commands.js';
import { blockIn } from './live-page.js';
import { emptyPage, liveDoc } from './live-page.testing.js';

describe('setProperty', () => {
  it('refuses a block without a property map', () => {
    const doc = liveDoc({ ...emptyPage, blocks: [{ type: 'row' }] });
    blockIn(doc, 'b1')?.set('props', 'none');
    expect(() => setProperty(doc, 'me', { uuid: 'b1', name: 'align', value: 'left' })).toThrow(
      expect.objectContaining({ name: 'LivePageError', refusal: 'notPlain' }),
    );
  });
});
