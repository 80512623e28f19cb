import { missingTest } from '../split-tests/split-test.js';
import { wireProperties } from './model/block-fixture.js';
import type { WireProperties } from './model/wire.js';

/** BLX-017: the box in place of a split test that is not there. */
export function splitTestBox(test: string): WireProperties {
  return wireProperties({
    ...{ template: 'announcement', text: missingTest(test), alignment: 'left' },
    ...{ backgroundColor: '#fdecea', textColor: '#8c1d18' },
  });
}
