import { typeName } from '@selvedge/shared/catalogue/contract';
import { isGarment } from '@selvedge/shared/catalogue/garments/mockup';

/** Text of a type in its field: the name of a garment, or the owner’s own text. */
export function typeText(type: string): string {
  return isGarment(type) ? typeName(type) : type;
}

/** Type for a text in the field; names of garments become their types. */
export function typeIn(text: string): string {
  const type = text.toLowerCase().replaceAll(' ', '-');
  return isGarment(type) ? type : text;
}
