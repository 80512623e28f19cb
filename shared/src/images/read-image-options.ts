import {
  IMAGE_FITS,
  IMAGE_POSITIONS,
  noPadding,
  type ImageMirror,
  type ImageOptions,
  type ImagePadding,
  type ImagePoint,
} from './image-options.js';
import {
  IMAGE_PARAMETERS,
  imageParametersVersion,
  type ImageParameter,
} from './image-parameters.js';
import { maxImageSide } from './limits.js';
import {
  corners,
  decimals,
  hexColour,
  oneOf,
  part,
  whole,
  yesOrNo,
  type ParameterReader,
} from './parameter-readers.js';

type Query = Readonly<Record<string, unknown>>;

/** Errors of a query by parameter. */
export interface RefusedParameters {
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

const side = whole(1, maxImageSide);
const margin = whole(0, maxImageSide);

/**
 * Parses a query to options; see `ImageOptions` for the parameters. Unknown, repeated and
 * out-of-range parameters are all reported; only the focal point is clamped. `v` is optional, as
 * there is one version.
 */
export function readImageOptions(query: Query): ImageOptions | RefusedParameters {
  const parameters = new Parameters(query);
  const options = definedOnly({
    width: parameters.take('w', side),
    height: parameters.take('h', side),
    zoom: parameters.take('z', decimals(1, 10)),
    focalPoint: focalPointIn(parameters),
    padding: paddingIn(parameters),
    position: parameters.take('pos', oneOf(IMAGE_POSITIONS)),
    fit: parameters.take('fit', oneOf(IMAGE_FITS)),
    mirror: mirrorIn(parameters),
    rotate: parameters.take('r', decimals(-360, 360)),
    reflect: parameters.take('reflect', yesOrNo),
    extend: parameters.take('extend', yesOrNo),
    dpi: parameters.take('dpi', whole(1, 2400)),
    background: parameters.take('b', hexColour),
    project: parameters.take('project', corners),
  });
  parameters.take('v', oneOf([imageParametersVersion]));
  parameters.refuseContradictions(options);
  return parameters.isFine ? options : { errors: parameters.errors };
}

class Parameters {
  readonly errors: Record<string, readonly string[]> = {};

  constructor(private readonly query: Query) {
    const names: readonly string[] = IMAGE_PARAMETERS;
    for (const name of Object.keys(query)) {
      if (!names.includes(name)) this.refuse(name, `is not one of ${names.join(', ')}`);
    }
  }

  get isFine(): boolean {
    return Object.keys(this.errors).length === 0;
  }

  take<Value>(name: ImageParameter, { read, must }: ParameterReader<Value>): Value | undefined {
    const text = this.query[name];
    if (text === undefined) return undefined;
    const value = typeof text === 'string' ? read(text) : undefined;
    if (value === undefined) this.refuse(name, `must be ${must}`);
    return value;
  }

  refuseContradictions(options: ImageOptions): void {
    const { width = maxImageSide, height = maxImageSide, padding = noPadding } = options;
    const isFull = 'leaves no room for the image';
    if (padding.left + padding.right >= width) this.refuse('pl', isFull);
    if (padding.top + padding.bottom >= height) this.refuse('pt', isFull);
    if (options.reflect && options.extend) this.refuse('reflect', 'cannot be combined with extend');
  }

  private refuse(name: string, why: string): void {
    this.errors[name] ??= [`${name} ${why}`];
  }
}

function focalPointIn(parameters: Parameters): ImagePoint | undefined {
  const x = parameters.take('fx', part);
  const y = parameters.take('fy', part);
  return x === undefined && y === undefined ? undefined : { x: x ?? 0.5, y: y ?? 0.5 };
}

function paddingIn(parameters: Parameters): ImagePadding | undefined {
  const top = parameters.take('pt', margin) ?? 0;
  const right = parameters.take('pr', margin) ?? 0;
  const bottom = parameters.take('pb', margin) ?? 0;
  const left = parameters.take('pl', margin) ?? 0;
  return top + right + bottom + left === 0 ? undefined : { top, right, bottom, left };
}

function mirrorIn(parameters: Parameters): ImageMirror | undefined {
  const x = parameters.take('mx', yesOrNo) ?? false;
  const y = parameters.take('my', yesOrNo) ?? false;
  return x || y ? { x, y } : undefined;
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function definedOnly<Fields extends object>(fields: Fields): Defined<Fields> {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Only undefined fields are removed, which a filter cannot express in its type.
  return Object.fromEntries(defined) as Defined<Fields>;
}
