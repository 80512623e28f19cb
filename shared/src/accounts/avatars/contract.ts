import { Transform, type TransformFnParams } from 'class-transformer';
import { IsNumber } from 'class-validator';

import { Rules } from '../../forms/validators.js';

/** As it stands in a query; the empty text is no number. */
function numberIn({ value }: TransformFnParams): unknown {
  return typeof value === 'string' && /^\d(\.\d{1,20})?$/.test(value) ? Number(value) : value;
}

/** Of the whole width or height. */
function Part(least: number): PropertyDecorator {
  const decorators = [
    Transform(numberIn),
    IsNumber(),
    Rules(['min_value', least], ['max_value', 1]),
  ];
  return (target, property) => decorators.forEach((one) => one(target, property));
}

/** PUT /omnis/v3/shop/customer/avatar/: which part of the file it is. */
export class CropAvatar {
  @Part(0)
  x!: number;

  @Part(0)
  y!: number;

  @Part(0.001)
  width!: number;

  @Part(0.001)
  height!: number;
}

/** Its answer. */
export interface ChosenAvatar {
  /** A path of any host of ours. */
  readonly avatar: string;
}
