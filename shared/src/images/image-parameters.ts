import {
  noPadding,
  type ImageOptions,
  type ImagePadding,
  type ImagePoint,
} from './image-options.js';

/** All parameters, in the order of a URL. */
export const IMAGE_PARAMETERS = [
  'w',
  'h',
  'z',
  'fx',
  'fy',
  'pt',
  'pr',
  'pb',
  'pl',
  'pos',
  'fit',
  'mx',
  'my',
  'r',
  'reflect',
  'extend',
  'dpi',
  'b',
  'project',
  'v',
] as const;
export type ImageParameter = (typeof IMAGE_PARAMETERS)[number];

/** Only supported version of the parameters. */
export const imageParametersVersion = '2';

/** Returns the options as parameters in order, without neutral values. */
export function imageParameters(options: ImageOptions): readonly [ImageParameter, string][] {
  const values = valuesOf(options);
  return IMAGE_PARAMETERS.flatMap((name): [ImageParameter, string][] => {
    const value = values[name];
    return value === undefined ? [] : [[name, value]];
  });
}

type Values = Readonly<Partial<Record<ImageParameter, string | undefined>>>;

function valuesOf(options: ImageOptions): Values {
  const { zoom, focalPoint, mirror, rotate, fit, background, project } = options;
  return {
    w: number(options.width),
    h: number(options.height),
    z: unless(1, zoom),
    fx: number(focalPoint?.x),
    fy: number(focalPoint?.y),
    ...paddingValues(options.padding),
    pos: options.position,
    fit: fit === 'cover' ? undefined : fit,
    mx: flag(mirror?.x),
    my: flag(mirror?.y),
    r: unless(0, turn(rotate)),
    reflect: flag(options.reflect),
    extend: flag(options.extend),
    dpi: number(options.dpi),
    b: background?.slice(1),
    project: project?.map(pair).join(','),
    v: imageParametersVersion,
  };
}

function paddingValues(padding: ImagePadding = noPadding): Values {
  const { top, right, bottom, left } = padding;
  return { pt: unless(0, top), pr: unless(0, right), pb: unless(0, bottom), pl: unless(0, left) };
}

const flag = (value: boolean | undefined): string | undefined => (value ? '1' : undefined);

const pair = ({ x, y }: ImagePoint): string => `${decimal(x)},${decimal(y)}`;

const number = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : decimal(value);

/** Undefined for the neutral value. */
function unless(neutral: number, value = neutral): string | undefined {
  const text = decimal(value);
  return text === decimal(neutral) ? undefined : text;
}

/** A full turn is neutral. */
const turn = (degrees = 0): number => Number(decimal(degrees)) % 360;

/** Six decimals are finer than any pixel and avoid exponents. */
function decimal(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}
