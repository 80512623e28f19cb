import { missingTest } from '../split-tests/split-test.js';
import { wireProperties } from './model/block-fixture.js';
import type { WireProperties } from './model/wire.js';

/** Properties of the notice in place of a missing split test. */
export function splitTestBox(test: string): WireProperties {
  return wireProperties({
    ...{ template: 'announcement', text: missingTest(test), alignment: 'left' },
    ...{ backgroundColor: '#fdecea', textColor: '#8c1d18' },
  });
}
