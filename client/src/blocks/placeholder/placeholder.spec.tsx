import { placeholder } from '@selvedge/shared/blocks/placeholder/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

it('BLK-012 is visible in the editor only', () => {
  const { placeholder: fixture } = FIXTURES;
  expect(rendered(View, fixture)).toBe('');
  expect(rendered(View, fixture, { isPreviewed: true })).toContain('coming soon');
  const padded = blockOf(placeholder, { padding: 8 });
  expect(rendered(View, padded, { isPreviewed: true })).toContain('--own-padding:8px');
});

it('replaces a block of an unknown type and names the type', () => {
  const { placeholder: fixture } = FIXTURES;
  const unknown = { ...fixture, unknownType: 'hologram' };
  expect(rendered(View, unknown, { isPreviewed: true })).toContain('hologram');
  const nameless = { ...unknown, unknownType: '' };
  expect(rendered(View, nameless, { isPreviewed: true })).toContain('Block type missing');
  expect(rendered(View, unknown)).toBe('');
});
