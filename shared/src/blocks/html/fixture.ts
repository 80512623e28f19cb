import { defineFixture } from '../model/block-fixture.js';
import { html } from './definition.js';

export const fixture = defineFixture(html, {
  markup:
    '<div style="padding:24px;border:1px solid #d8d4cc;border-radius:8px;font:16px/1.5 system-ui">\n  <h3 style="margin:0 0 8px">Your own HTML</h3>\n  <p style="margin:0">Paste a widget, a film or a map in its place.</p>\n</div>',
  title: 'Our own widget',
  height: 116,
});
