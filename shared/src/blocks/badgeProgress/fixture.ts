import { badgesOf } from '../../stores/plan-state/badge-groups.js';
import { defineFixture } from '../model/block-fixture.js';
import { badgeProgress } from './definition.js';

const badges = badgesOf('shop', ['designer', 'theme', 'homepage']);

export const fixture = defineFixture(
  badgeProgress,
  { title: 'Our progress so far', group: 'shop' },
  { data: { badges } },
);
