import { defineFixture } from '../model/block-fixture.js';
import { action } from './definition.js';

export const fixture = defineFixture(action, { text: 'Print this page', action: '@print-page' });
