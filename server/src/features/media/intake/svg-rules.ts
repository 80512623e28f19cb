/** Elements that draw or define drawings. All others are removed with their content. */
const elements = new Set(
  `svg g a defs symbol title desc path rect circle ellipse line polyline polygon text tspan use
   image switch style linearGradient radialGradient stop pattern clipPath mask marker filter
   feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
   feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
   feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
   feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** An embedded image of a format that cannot contain code. */
const embeddedPicture = /^data:image\/(png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/=\s]*$/;
/** Parts of values that could load or run something; a backslash could disguise any of them. */
const unsafeValue =
  /\\|@import|@charset|@namespace|expression\s*\(|javascript:|-moz-binding|image-set|src\s*\(/i;
/** Names and texts, which no program parses. Browsers ignore `requiredFeatures`; librsvg applies it. */
const names = /^(?:id|class|font-family|data-[\w-]+|aria-[\w-]+)$/;

export function isAllowedElement(name: string): boolean {
  return elements.has(name);
}

/** Whether an attribute is allowed; `name` as written, with its prefix. */
export function isAllowedAttribute(element: string, name: string, value: string): boolean {
  if (/^on/i.test(name) || name === 'requiredFeatures') return false;
  if (name === 'href' || name === 'xlink:href') return isAllowedLink(element, value);
  if (name.includes(':')) return name === 'xml:space' || name === 'xml:lang';
  return names.test(name) || isSafeValue(value);
}

/** Whether a CSS or attribute value refers only to this file. */
export function isSafeValue(text: string): boolean {
  return !unsafeValue.test(text) && refersInside(text);
}

function isAllowedLink(element: string, value: string): boolean {
  if (element === 'a') return false;
  const link = value.trim();
  return link.startsWith('#') || (element === 'image' && embeddedPicture.test(link));
}

/** Whether every `url(…)` points to a part of this file. */
function refersInside(text: string): boolean {
  return [...text.matchAll(/url\s*\(\s*['"]?\s*/gi)].every(
    ({ index, 0: { length } }) => text[index + length] === '#',
  );
}
