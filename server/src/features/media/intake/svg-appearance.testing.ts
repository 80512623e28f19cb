import sharp, { type Sharp } from 'sharp';

/** Drawing as a design program writes it, with the reason if it is refused. */
export interface Drawing {
  readonly name: string;
  readonly content: Buffer;
  readonly refusal?: string;
  /** The same drawing in UTF-8: Chromium shows other encodings in documents only, not in images. */
  readonly forImage?: Buffer;
}

const solid = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } });
const base64 = async (picture: Sharp): Promise<string> =>
  (await picture.toBuffer()).toString('base64');

const twoColours = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#e33"/><rect width="20" height="40" fill="#24c"/></svg>',
);

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (
  inner: string,
  attributes = 'width="120" height="120" viewBox="0 0 120 120"',
): string => `<svg ${namespaces} ${attributes}>${inner}</svg>`;
const rect = '<rect class="cls-1 st0 a fil0" x="20" y="20" width="70" height="60"/>';
const illustratorHead = (subset: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator 16.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n${subset}]>\n`;
const entities = `<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
<!ENTITY ns_svg "http://www.w3.org/2000/svg">
<!ENTITY st0 "fill:#D2232A;">\n`;
const text = 'font-family="DejaVu Sans" font-size="30"';

function illustrator(): Readonly<Record<string, string>> {
  return {
    'Illustrator with a style sheet': svg(
      `<defs><style>.cls-1{fill:#e6007e;stroke:#000;stroke-miterlimit:10;stroke-width:4px;}</style></defs><g id="Layer_2" data-name="Layer 2">${rect}</g>`,
    ),
    'Illustrator with CDATA': svg(
      `<style type="text/css"><![CDATA[\n\t.st0{fill:#D2232A;}\n]]></style>${rect}`,
    ),
    'Illustrator CS with entities': `${illustratorHead(entities)}<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" width="120px" height="120px" viewBox="0 0 120 120" style="enable-background:new 0 0 120 120;" xml:space="preserve"><switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/></foreignObject><g i:extraneous="self"><rect style="&st0;" x="20" y="20" width="70" height="60"/></g></switch></svg>`,
    'Illustrator with a link': svg(
      `<style>.cls-1{fill:#39b54a}</style><a xlink:href="https://example.com/"><g>${rect}</g></a>`,
    ),
    'Illustrator with a font that is not used': svg(
      `<style>@font-face{font-family:'Brand';src:url("data:font/woff2;base64,d09GMg==")}.cls-1{fill:#f7941e;}</style>${rect}`,
    ),
    'Illustrator with a clipped gradient': svg(
      `<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="90" y2="0"><stop offset="0" style="stop-color:#FFF200"/><stop offset="1" style="stop-color:#ED1C24"/></linearGradient><defs><circle id="SVGID_2_" cx="55" cy="55" r="40"/></defs><clipPath id="SVGID_3_"><use xlink:href="#SVGID_2_" style="overflow:visible;"/></clipPath><g style="clip-path:url(#SVGID_3_);"><rect x="20" y="20" style="fill:url(#SVGID_1_);" width="70" height="60"/></g>`,
    ),
    'Illustrator with blending and opacity': svg(
      `<style>.a{fill:#00aeef}.b{fill:#ec008c;mix-blend-mode:multiply;opacity:.8}.c{isolation:isolate}</style><g class="c"><circle class="a" cx="45" cy="60" r="35"/><circle class="b" cx="75" cy="60" r="35"/></g>`,
    ),
  };
}

function corelDraw(): Readonly<Record<string, string>> {
  return {
    'CorelDRAW in millimetres with CDATA': `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<!-- Creator: CorelDRAW X7 -->\n${svg(`<defs><style type="text/css">\n <![CDATA[\n .fil0 {fill:#009846}\n .str0 {stroke:#373435;stroke-width:200;stroke-miterlimit:2.6}\n ]]>\n</style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><polygon class="fil0 str0" points="500,500 2500,600 1500,2600"/></g>`, 'xml:space="preserve" width="30mm" height="30mm" version="1.1" style="shape-rendering:geometricPrecision; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 3000 3000" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"')}`,
    'CorelDRAW with a font face': svg(
      `<defs><font id="FontID0" horiz-adv-x="722"/><style type="text/css"><![CDATA[@font-face { font-family:"Arial";font-variant:normal;font-weight:bold;src:url("#FontID0") format(svg)} .fil0 {fill:#E31E24}]]></style></defs>${rect}`,
    ),
    'CorelDRAW with pictures of a wrong type': 'jpg',
    'CorelDRAW with hidden lengths': svg(
      `<style>.fil0{fill:none;stroke:#2B2A29;stroke-width:2mm;stroke-dasharray:4mm 2mm}</style>${rect}`,
    ),
  };
}

function inkscape(): Readonly<Record<string, string>> {
  const root =
    'width="40mm" height="40mm" viewBox="0 0 40 40" version="1.1" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:svg="http://www.w3.org/2000/svg"';
  return {
    'Inkscape with its own attributes': svg(
      `<sodipodi:namedview id="v" pagecolor="#ffffff" inkscape:zoom="1"/><defs/><g inkscape:label="Layer 1" inkscape:groupmode="layer" transform="translate(2,3)"><path style="fill:#ff6600;stroke:#000080;stroke-width:1.5;stroke-linecap:round;paint-order:stroke fill markers;-inkscape-stroke:none" d="M 5,5 H 30 V 30 Z" sodipodi:nodetypes="cccc"/></g>`,
      root,
    ),
    'Inkscape with a linked gradient and a blur': svg(
      `<defs><linearGradient id="l1" inkscape:collect="always"><stop style="stop-color:#d40000;stop-opacity:1" offset="0"/><stop style="stop-color:#d40000;stop-opacity:0" offset="1"/></linearGradient><linearGradient xlink:href="#l1" id="l2" x1="5" x2="35" y1="0" y2="0" gradientUnits="userSpaceOnUse"/><filter style="color-interpolation-filters:sRGB" id="f" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="1"/></filter></defs><ellipse style="fill:url(#l2);filter:url(#f)" cx="20" cy="20" rx="15" ry="10"/>`,
      root,
    ),
    'Inkscape with prefixed elements': svg(
      '<svg:g><svg:path d="M5 5h30v20z" fill="#008000"/></svg:g>',
      root,
    ),
    'Inkscape with a clone and a pattern': svg(
      '<defs><pattern id="p" patternUnits="userSpaceOnUse" width="4" height="4" patternTransform="rotate(30)"><rect width="2" height="4" style="fill:#00f"/></pattern></defs><rect id="r" width="16" height="16" x="2" y="2" style="fill:url(#p)"/><use xlink:href="#r" x="0" y="0" transform="translate(18,18)"/>',
      root,
    ),
    'Inkscape with an arrow': svg(
      '<defs><marker id="m" orient="auto-start-reverse" markerWidth="4" markerHeight="4" refX="1" refY="2" viewBox="0 0 4 4"><path d="M0 0l4 2-4 2z" style="fill:context-stroke"/></marker></defs><path d="M6 20h22" style="fill:none;stroke:#a00;stroke-width:2;marker-start:url(#m);marker-end:url(#m)"/>',
      root,
    ),
    'Inkscape with a linked photo': svg(
      '<image width="30" height="30" xlink:href="photo.png"/>',
      root,
    ),
    'Inkscape with text on a path': svg(
      `<path id="p" d="M2 20h36" fill="none"/><text font-size="6"><textPath xlink:href="#p">Hello</textPath></text>`,
      root,
    ),
  };
}

function figmaAndCanva(): Readonly<Record<string, string>> {
  return {
    'Figma with a shadow': svg(
      '<g filter="url(#filter0_d)"><rect x="20" y="20" width="70" height="60" rx="8" fill="#7B61FF"/></g><defs><filter id="filter0_d" x="10" y="14" width="90" height="90" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="6"/><feGaussianBlur stdDeviation="4"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.5 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="e"/><feBlend mode="normal" in="SourceGraphic" in2="e" result="shape"/></filter></defs>',
    ),
    'Figma with a mask': svg(
      '<mask id="mask0" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="10" y="10" width="100" height="100"><circle cx="60" cy="60" r="45" fill="#D9D9D9"/></mask><g mask="url(#mask0)"><rect x="30" y="10" width="90" height="90" fill="#0ACF83"/></g>',
    ),
    'Figma with text': svg(
      `<text fill="#111" xml:space="preserve" style="white-space: pre" ${text} letter-spacing="0em"><tspan x="10" y="70">Ab  c</tspan></text>`,
    ),
    'Figma with a background blur': svg(
      '<foreignObject x="0" y="0" width="120" height="120"><div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter:blur(4px);height:100%"></div></foreignObject><rect width="50" height="50" fill="#f00"/>',
    ),
    'Figma with a picture fill': 'pattern',
    'Canva with a clip path and a matrix': svg(
      '<defs><clipPath id="c"><path d="M 20 20 L 100 20 L 100 90 L 20 90 Z" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#c)"><g transform="matrix(1,0,0,1,10,10)"><circle cx="50" cy="50" r="45" fill="#ff914d" fill-opacity="1" fill-rule="nonzero"/></g></g>',
      'width="160" height="160" viewBox="0 0 120 119.999996" preserveAspectRatio="xMidYMid meet" zoomAndPan="magnify" version="1.0"',
    ),
    'Canva with a JPEG': 'charset',
    'Canva with a luminance filter': svg(
      '<defs><filter x="0%" y="0%" width="100%" height="100%" id="g"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0.2126 0.7152 0.0722 0 0" color-interpolation-filters="sRGB"/></filter></defs><rect width="120" height="120" fill="#225"/><g filter="url(#g)"><circle cx="60" cy="60" r="40" fill="#8f8"/></g>',
    ),
  };
}

function others(): Readonly<Record<string, string>> {
  return {
    'Affinity with a fill rule': svg(
      '<g transform="matrix(1,0,0,1,-5,5)"><path d="M20,20L100,20L100,90L20,90Z M40,40L80,40L80,70L40,70Z" style="fill:rgb(0,113,188);fill-rule:evenodd;"/></g>',
      'width="100%" height="100%" viewBox="0 0 120 120" version="1.1" xml:space="preserve" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"',
    ),
    'draw.io with a background': svg(
      '<g><rect x="10" y="10" width="60" height="40" fill="#dae8fc" stroke="#6c8ebf"/></g>',
      'width="120" height="120" viewBox="-0.5 -0.5 120 60" style="background-color: rgb(255, 240, 200);"',
    ),
    'Python with generated prefixes': `<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" xmlns:ns1="http://www.w3.org/1999/xlink" width="120" height="120"><ns0:defs><ns0:circle id="a" cx="30" cy="30" r="25" /></ns0:defs><ns0:use ns1:href="#a" fill="#b36" x="20" y="20" /></ns0:svg>`,
    'a favicon with a dark variant': svg(
      `<style>.a{fill:#c40}@media (prefers-color-scheme: dark){.a{fill:#fff}}</style>${rect}`,
    ),
    'a nested drawing with symbols': svg(
      '<symbol id="s" viewBox="0 0 10 10"><path d="M0 10L5 0l5 10z"/></symbol><svg x="10" y="10" width="100" height="100" viewBox="0 0 50 50"><use href="#s" width="20" height="20" fill="#063"/><use href="#s" x="25" y="20" width="25" height="25" fill="#c90"/></svg>',
    ),
    'a style sheet with escapes and states': svg(
      `<style>.\\31 a{fill:#808}.a:hover{fill:red}svg{scroll-behavior:smooth}</style><rect class="1a" x="20" y="20" width="70" height="60"/>`,
    ),
    'a style sheet of priorities': svg(
      `<style>/* theme; { */ rect{fill:blue} .a{fill:#0a0 !important}</style><rect class="a" style="fill:red" x="20" y="20" width="70" height="60"/>`,
    ),
    'text with a link': svg(
      `<text x="5" y="70" ${text}>A<a href="https://example.com/"><tspan fill="#00c">BC</tspan></a></text>`,
    ),
    'a photo that a camera turned': 'turned',
    'a WebP picture with one side': 'webp',
    'an animation of opacity': svg(
      `<g opacity="0">${rect}<animate attributeName="opacity" to="1" dur="1s" fill="freeze"/></g>`,
    ),
    'custom properties': svg(`<style>:root{--brand:#e33}.a{fill:var(--brand)}</style>${rect}`),
    'text in an embedded font': svg(
      `<style>@font-face{font-family:Brand;src:url(data:font/woff2;base64,d09GMg==)}text{font-family:Brand}</style><text y="60">Hi</text>`,
    ),
  };
}

async function pictures(): Promise<Readonly<Record<string, string>>> {
  const jpeg = await base64(solid('#d81e5b').jpeg());
  const image = (type: string, data: string, sides = 'width="90" height="70"'): string =>
    svg(
      `<image x="10" y="10" ${sides} preserveAspectRatio="none" xlink:href="data:${type};base64,${data}"/>`,
    );
  const turned = await base64(sharp(twoColours).jpeg().withMetadata({ orientation: 6 }));
  const pattern = `<defs><pattern id="p0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i0" transform="scale(0.125)"/></pattern><image id="i0" width="8" height="8" xlink:href="data:image/png;base64,${await base64(solid('#1b998b').png())}"/></defs><rect x="10" y="10" width="90" height="90" fill="url(#p0)"/>`;
  return {
    jpg: image('image/jpg', jpeg).replace(
      '</svg>',
      `<image x="60" y="60" width="50" height="50" xlink:href="data:img/jpeg;base64,${jpeg}"/></svg>`,
    ),
    charset: image('image/jpeg;charset=utf-8', jpeg),
    turned: image('image/jpeg', turned),
    webp: image('image/webp', await base64(sharp(twoColours).webp()), 'width="100"'),
    pattern: svg(pattern),
  };
}

const refusals: Readonly<Record<string, string>> = {
  'Inkscape with a linked photo': 'linked picture',
  'Inkscape with text on a path': 'text on a path',
  'Figma with a background blur': 'foreignObject',
  'an animation of opacity': 'animation',
  'custom properties': 'var(',
  'text in an embedded font': 'font Brand',
};

/** Drawings as design programs write them, each with the peculiarity that its name states. */
export async function drawings(): Promise<readonly Drawing[]> {
  const embedded = await pictures();
  const all = { ...illustrator(), ...corelDraw(), ...inkscape(), ...figmaAndCanva(), ...others() };
  const named = Object.entries(all).map(([name, written]): Drawing => {
    const content = Buffer.from(embedded[written] ?? written);
    const refusal = refusals[name];
    return refusal === undefined ? { name, content } : { name, content, refusal };
  });
  const cafe = (encoding: string): string =>
    `<?xml version='1.0' encoding='${encoding}'?>${svg(`<text x="5" y="70" ${text}>Café</text>`)}`;
  const lodz = (encoding: string): string => cafe(encoding).replace('Café', 'Łódź');
  const latin = Buffer.from(cafe('ISO-8859-1'), 'latin1');
  const wide = Buffer.from(`\ufeff${lodz('UTF-16')}`, 'utf16le');
  return [
    ...named,
    { name: 'a file in ISO-8859-1', content: latin, forImage: Buffer.from(cafe('UTF-8')) },
    { name: 'a file in UTF-16', content: wide, forImage: Buffer.from(lodz('UTF-8')) },
  ];
}
