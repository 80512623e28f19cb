import { defineFixture } from '../model/block-fixture.js';
import { mailContactForm } from './definition.js';

export const fixture = defineFixture(mailContactForm, { title: 'Ask us anything' });
