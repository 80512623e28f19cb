import { ValidateBy } from 'class-validator';

import { badHandle, isHandle } from '../catalogue/social-networks.js';
import { hexColour } from '../colours/hex-colour.js';
import { linkOf } from '../links/link.js';

/** Validates an allowed link (UTL-001, UTL-002). */
export function IsLink(): PropertyDecorator {
  return rule('isLink', 'Please enter a path of your shop or a valid URL', (text) => {
    return linkOf(text).kind !== 'blocked';
  });
}

export function IsColour(): PropertyDecorator {
  return rule('isColour', 'Enter a colour such as #1f6a6d', (text) => {
    return hexColour(text) !== undefined;
  });
}

/** Validates an image on this host's image service, so that shops never load external images. */
export function IsHostPicture(): PropertyDecorator {
  return rule('isHostPicture', 'Choose an image from your media library', (text) => {
    return /^\/images\/[\w/-]{1,200}$/.test(text);
  });
}

/** Validates an optional social media handle. */
export function IsHandle(): PropertyDecorator {
  return rule('isHandle', badHandle, (text) => text === '' || isHandle(text));
}

function rule(
  name: string,
  message: string,
  isRight: (text: string) => boolean,
): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isRight(value),
      defaultMessage: () => message,
    },
  });
}
