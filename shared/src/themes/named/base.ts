import type { Theme } from '../theme.js';

export const base: Theme = { name: 'base', parent: null, values: {} };
