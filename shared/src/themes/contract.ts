import { IsInt, IsObject, IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import type { ThemeValues } from './theme.js';

/** PUT /omnis/v3/divisions/{division}/theme/: THM-092, a parent's name and what is overridden of it. */
export class SaveTheme {
  /** Of the store that was changed: others saved meanwhile are a conflict. */
  @IsInt()
  @Rules(['min_value', 0])
  position!: number;

  @IsString()
  @Rules(['max_length', 40])
  name!: string;

  /** Key by key; a value may refer to another key or derive from it. */
  @IsObject()
  values!: Record<string, unknown>;
}

/** GET and PUT /omnis/v3/divisions/{division}/theme/. */
export interface ThemeAnswer {
  readonly position: number;
  readonly name: string;
  readonly values: ThemeValues;
  /** THM-007: where the theme is tried. */
  readonly previewHost: string;
}
