import { IsInt, IsObject, IsString, MaxLength, Min } from 'class-validator';

import type { ThemeValues } from './theme.js';

/** PUT /omnis/v3/divisions/{division}/theme/: THM-092, a parent's name and what is overridden of it. */
export class SaveTheme {
  /** Of the store that was changed: others saved meanwhile are a conflict. */
  @IsInt()
  @Min(0)
  position!: number;

  @IsString()
  @MaxLength(40)
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
