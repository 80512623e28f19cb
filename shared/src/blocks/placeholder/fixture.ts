import { defineFixture } from '../model/block-fixture.js';
import { placeholder } from './definition.js';

export const fixture = defineFixture(placeholder, {});
