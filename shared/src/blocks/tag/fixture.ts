import { defineFixture } from '../model/block-fixture.js';
import { tag } from './definition.js';

export const fixture = defineFixture(tag, { text: 'New' });
