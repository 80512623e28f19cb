import { profilesOf } from '../../catalogue/social-networks.js';
import { defineFixture } from '../model/block-fixture.js';
import { socials } from './definition.js';

const profiles = profilesOf({
  instagram: 'tropic.tees',
  tiktok: 'tropictees',
  youtube: 'tropictees',
});

export const fixture = defineFixture(socials, { align: 'center' }, { data: { profiles } });
