import { defineFixture } from '../model/block-fixture.js';
import { spacer } from './definition.js';

export const fixture = defineFixture(spacer, { height: '48px' });
