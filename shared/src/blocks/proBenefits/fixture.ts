import { defineFixture } from '../model/block-fixture.js';
import { proBenefits } from './definition.js';

export const fixture = defineFixture(proBenefits, { title: 'What Pro adds to your shop' });
