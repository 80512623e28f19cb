import { defineFixture } from '../model/block-fixture.js';
import { interactions } from './definition.js';

export const fixture = defineFixture(interactions, { align: 'center' });
