import { defineFixture } from '../model/block-fixture.js';
import { graph } from './definition.js';

export const fixture = defineFixture(graph, {
  title: 'Tees printed this year',
  figures:
    'Jan: 640\nFeb: 710\nMar: 980\nApr: 1,120\nMay: 1,060\nJun: 1,480\nJul: 1,730\nAug: 1,690',
});
