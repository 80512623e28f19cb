import { Transform, type TransformFnParams } from 'class-transformer';
import { IsNumber } from 'class-validator';

import { Rules } from '../../forms/validators.js';

/** Parses a query value; empty text is not a number. */
function numberIn({ value }: TransformFnParams): unknown {
  return typeof value === 'string' && /^\d(\.\d{1,20})?$/.test(value) ? Number(value) : value;
}

/** Validates a fraction of the image's width or height. */
function Part(least: number): PropertyDecorator {
  const decorators = [
    Transform(numberIn),
    IsNumber(),
    Rules(['min_value', least], ['max_value', 1]),
  ];
  return (target, property) => decorators.forEach((one) => one(target, property));
}

/** Query of PUT /omnis/v3/shop/customer/avatar/: the section of the uploaded file. */
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

export interface ChosenAvatar {
  /** Path on any of our hosts. */
  readonly avatar: string;
}
