import { MediaUnreadable, TooManyShapes } from '../media.errors.js';
import { sanitisedDrawing, serialiseSvg } from './svg-sanitiser.js';

const sanitiseSvg = (text: string): string => serialiseSvg(sanitisedDrawing(text));

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">';
const svg = (inner: string): string => `${open}${inner}</svg>`;
const pixel = 'data:image/png;base64,iVBORw0KGgo=';

describe('SVG sanitiser', () => {
  it.each([
    '<path d="M0 0h9" fill="url(#g)" style="stroke:#123"/>',
    '<linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>',
    '<g transform="scale(2)"><text x="1">A &amp; B</text></g>',
    '<use href="#a"/>',
    '<use xlink:href="#a"/>',
    `<image href="${pixel}"/>`,
    '<style>.a{fill:url(#g)}</style>',
    `<path clip-path="url('#c')" d="M0 0"/>`,
  ])('IMG-018 keeps %s', (inner) => {
    expect(sanitiseSvg(svg(inner))).toBe(svg(inner));
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<script href="https://evil.test/a.js"/>'],
    ['<SCRIPT>alert(1)</SCRIPT>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
    ['<foreignObject><iframe src="https://evil.test"/></foreignObject>'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.test"/>'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['<set attributeName="onclick" to="alert(1)"/>'],
    ['<style>.a{fill:url(https://evil.test/a)}</style>'],
    ['<style>.a{background:u\\72l(https://evil.test/a)}</style>'],
    ['<style>@font-face{src:url("//evil.test/f")}</style>'],
    ['<style>@imp<![CDATA[x]]>ort "https://evil.test/a.css";</style>'],
    ['<style>.a{fill:u<x/>rl(https://evil.test/a)}</style>'],
    ['<style>.a{fill:ur<!-- x -->l(https://evil.test/a)}</style>'],
    ['<metadata>canary@evil.test</metadata>'],
    ['<!-- canary evil.test -->'],
    ['<?xml-stylesheet href="https://evil.test/a.css"?>'],
    ['<![CDATA[<script>alert(1)</script>]]>'],
    ['<video xmlns="http://www.w3.org/1999/xhtml" src="https://evil.test/v"/>'],
    ['<handler type="text/javascript">alert(1)</handler>'],
  ])('IMG-018 removes %s', (inner) => {
    expect(sanitiseSvg(svg(inner))).toMatch(/^<svg[^>]*(\/>|><\/svg>)$/);
  });

  it.each([
    ['<path onclick="alert(1)" d="M0 0"/>'],
    ['<path ONLOAD="alert(1)" d="M0 0"/>'],
    ['<path style="fill:url(https://evil.test/a)" d="M0 0"/>'],
    ['<path fill="url( \'https://evil.test/a#b\')" d="M0 0"/>'],
    ['<path filter="URL(//evil.test/a)" d="M0 0"/>'],
    ['<path style="-moz-binding:url(#x)" d="M0 0"/>'],
    ['<path style="width:expression(alert(1))" d="M0 0"/>'],
    ['<path style="fill:\\75rl(//evil.test)" d="M0 0"/>'],
    ['<path xml:base="https://evil.test/" d="M0 0"/>'],
    ['<path xlink:href="https://evil.test/" d="M0 0"/>'],
    ['<path href="data:image/svg+xml,evil.test" d="M0 0"/>'],
  ])('IMG-018 removes unsafe attributes of %s', (inner) => {
    expect(sanitiseSvg(svg(inner))).toBe(svg('<path d="M0 0"/>'));
  });

  it.each([
    ['<use href="https://evil.test/a.svg#x"/>', '<use/>'],
    ['<use xlink:href="data:image/svg+xml;base64,AAAA#x"/>', '<use/>'],
    ['<use href="//evil.test/#x"/>', '<use/>'],
    ['<image href="&#106;avascript:alert(1)"/>', '<image/>'],
    ['<feImage href="https://evil.test/a"/>', ''],
    ['<linearGradient href="https://evil.test/#g"/>', '<linearGradient/>'],
  ])('IMG-018 removes the external reference of %s', (inner, left) => {
    expect(sanitiseSvg('<svg><path d="M0 0"/></svg>')).toBe(svg('<path d="M0 0"/>'));
    const sanitised = sanitiseSvg(svg(inner));
    expect(sanitised).toBe(left === '' ? open.replace('>', '/>') : svg(left));
  });

  it('IMG-018 keeps shapes within links, but not the links', () => {
    const path = '<path d="M0 0"/>';
    for (const link of [
      'href="javascript:alert(1)"',
      'xlink:href="https://evil.test/"',
      'href="#a"',
    ])
      expect(sanitiseSvg(svg(`<a ${link}><g>${path}</g></a>`))).toBe(svg(`<a><g>${path}</g></a>`));
  });

  // Removing these changed the drawing without a message.
  it.each([
    ['<style>@import "https://evil.test/a.css";</style>', 'style sheet'],
    ['<style>@imp<script>x</script>ort "https://evil.test/a.css";</style>', 'style sheet'],
    ['<style>@imp<g>x</g>ort "https://evil.test/a.css";</style>', 'style sheet'],
    ['<style>@imp<g/>ort "https://evil.test/a.css";</style>', 'style sheet'],
    ['<image href="https://evil.test/a.png"/>', 'linked picture'],
    ['<image href="file:///etc/passwd"/>', 'linked picture'],
    ['<image href="photo.jpg" width="9" height="9"/>', 'linked picture'],
    ['<image xlink:href="data:image/svg+xml;base64,AAAA"/>', 'unknown format'],
    ['<use href="icons.svg#x"/>', 'another file'],
    [
      '<style>@font-face{font-family:Brand;src:url(data:font/woff2;base64,AA)}.a{font-family:Brand}</style><text class="a">A</text>',
      'font Brand',
    ],
    [
      '<style>@import url(https://fonts.googleapis.com/css2?family=Lato);</style><text>A</text>',
      'style sheet',
    ],
    [
      '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>',
      'foreignObject',
    ],
    ['<text><textPath href="#p">A</textPath></text>', 'text on a path'],
    ['<text x="0 9 18">ABC</text>', 'individually positioned'],
    ['<path d="M0 0"><animate attributeName="opacity" to="1"/></path>', 'animation'],
    ['<style>.a{animation:k 1s}</style>', 'animation'],
    ['<style>:root{--b:red}.a{fill:var(--b)}</style>', 'var('],
    ['<path fill="oklch(60% .2 30)" d="M0 0"/>', 'oklch('],
    ['<style>.a{clip-path:circle(9px)}</style>', 'clip-path'],
    ['<style>.a{transform-origin:5px 5px}</style>', 'transform-origin'],
    ['<style>@media (min-width:500px){.a{fill:red}}</style>', 'screen'],
    ['<style>svg{.a{fill:red}}</style>', 'nested'],
    ['<filter id="f"><feImage href="#a"/></filter>', 'picture in a filter'],
  ])('IMG-018 refuses %s and says why', (inner, reason) => {
    expect(() => sanitiseSvg(svg(inner))).toThrow(reason);
  });

  it.each([
    ['<style><![CDATA[.a{fill:red}]]></style>', '<style>.a{fill:red}</style>'],
    ['<style>/* b */@charset "utf-8";.a{fill:red}</style>', '<style>.a{fill:red}</style>'],
    [
      '<style>@font-face{font-family:B;src:url(//evil.test/f)}.a{fill:red}</style>',
      '<style>.a{fill:red}</style>',
    ],
    [
      '<style>.a{fill:red;background:url(//evil.test)}.b:hover{fill:blue}</style>',
      '<style>.a{fill:red}</style>',
    ],
    [
      '<style>@media screen{.a{fill:red}}@media print{.a{fill:blue}}</style>',
      '<style>.a{fill:red}</style>',
    ],
    ['<style media="print">.a{fill:red}</style>', ''],
    ['<g style="fill:#123;-moz-binding:url(#x)"/>', '<g style="fill:#123"/>'],
    ['<path stroke-width="1in" d="M0 0"/>', '<path stroke-width="96px" d="M0 0"/>'],
    ['<x:path xmlns:x="http://www.w3.org/2000/svg" d="M0 0"/>', '<path d="M0 0"/>'],
    ['<use y:href="#a" xmlns:y="http://www.w3.org/1999/xlink"/>', '<use xlink:href="#a"/>'],
    [`<image href="${pixel.replace('png', 'x-png;charset=utf-8')}"/>`, `<image href="${pixel}"/>`],
  ])('IMG-018 reads %s as browsers do', (inner, expected) => {
    const left = expected === '' ? open.replace('>', '/>') : svg(expected);
    expect(sanitiseSvg(svg(inner))).toBe(left);
  });

  it('IMG-018 replaces the entities of drawing programs', () => {
    const subset = '<!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY shop "A &#38; B">';
    const text = `<!DOCTYPE svg PUBLIC "a" "b" [ ${subset} ]><svg xmlns="&ns_svg;"><text>&shop;</text></svg>`;
    expect(sanitiseSvg(text)).toBe(svg('<text>A &amp; B</text>'));
  });

  it('IMG-018 refuses entities that expand without end', () => {
    const levels = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE svg [<!ENTITY a0 "0123456789">${levels.join('')}]>${svg('&a9;')}`;
    expect(() => sanitiseSvg(bomb)).toThrow(new MediaUnreadable());
    const wide = `<!DOCTYPE svg [<!ENTITY a "${'0'.repeat(60_000)}">]>${svg('&a;'.repeat(1_000))}`;
    expect(() => sanitiseSvg(wide)).toThrow(new MediaUnreadable());
  });

  it('IMG-018 removes event handlers of the root element', () => {
    const sanitised = sanitiseSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="4"/>`,
    );
    expect(sanitised).toContain('width="4"');
    expect(sanitised).not.toContain('onload');
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><path d=M0/></svg>'],
    ['<svg xmlns="http://www.w3.org/2000/svg">&unknown;</svg>'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/><script/>'],
    ['<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
    [
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    [''],
  ])('IMG-018 refuses %j', (text) => {
    expect(() => sanitiseSvg(text)).toThrow(new MediaUnreadable());
  });

  it('IMG-018 accepts and drops the document type of drawing programs', () => {
    const type =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(sanitiseSvg(`<?xml version="1.0"?>${type}${svg('<path d="M0 0"/>')}`)).toBe(
      svg('<path d="M0 0"/>'),
    );
  });

  it('IMG-018 refuses too many levels or elements', () => {
    const deep = svg('<g>'.repeat(120) + '</g>'.repeat(120));
    expect(() => sanitiseSvg(deep)).toThrow(new TooManyShapes());
    expect(() => sanitiseSvg(svg('<g/>'.repeat(60_001)))).toThrow(new TooManyShapes());
    expect(sanitiseSvg(svg('<g>'.repeat(90) + '</g>'.repeat(90)))).toContain('<g>');
  });

  it('IMG-018 refuses too many attributes', () => {
    const named = (count: number): string =>
      Array.from({ length: count }, (_, at) => ` a${String(at)}="1"`).join('');
    expect(sanitiseSvg(svg(`<g${named(500)}/>`))).toContain(' a499="1"');
    expect(() => sanitiseSvg(svg(`<g${named(501)}/>`))).toThrow(new TooManyShapes());
    // A `>` within a value does not end the tag.
    expect(() => sanitiseSvg(svg(`<g b=">"${named(500)}/>`))).toThrow(new TooManyShapes());
    expect(() => sanitiseSvg(svg(`<g${named(400)}/>`.repeat(1_001)))).toThrow(new TooManyShapes());
  });

  it('IMG-018 refuses references that expand to too many elements', () => {
    const bomb = Array.from(
      { length: 20 },
      (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
    ).join('');
    expect(() => sanitiseSvg(svg(`<path id="a0" d="M0 0"/>${bomb}`))).toThrow(new TooManyShapes());
    const patterns = Array.from(
      { length: 20 },
      (_, level) =>
        `<pattern id="p${level + 1}">${`<path fill="url(#p${level})"/>`.repeat(10)}</pattern>`,
    ).join('');
    expect(() => sanitiseSvg(svg(`<pattern id="p0"/>${patterns}`))).toThrow(new TooManyShapes());
    expect(() => sanitiseSvg(svg('<g id="a"><use href="#a"/></g>'))).toThrow(new TooManyShapes());
    const chain = Array.from(
      { length: 900 },
      (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`,
    );
    expect(() => sanitiseSvg(svg(chain.join('')))).toThrow(new TooManyShapes());
  });

  it('IMG-018 accepts symbols that are used hundreds of times', () => {
    const symbol = `<symbol id="s">${'<path d="M0 0h1"/>'.repeat(20)}</symbol>`;
    const drawing = svg(symbol + '<use href="#s"/>'.repeat(500));
    expect(sanitiseSvg(drawing)).toBe(drawing);
  });

  it.each([
    ['turbulence', '<feTurbulence numOctaves="1000"/>'],
    ['blur', '<feGaussianBlur stdDeviation="1000"/>'],
    ['blur', '<feDropShadow stdDeviation="2 1e9"/>'],
    ['morphology', '<feMorphology radius="5000"/>'],
    ['convolution', '<feConvolveMatrix order="99"/>'],
  ])('IMG-018 refuses a filter with heavy %s', (named, primitive) => {
    const drawing = svg(`<filter id="f">${primitive}</filter><path filter="url(#f)" d="M0 0"/>`);
    expect(() => sanitiseSvg(drawing)).toThrow(named);
  });

  it('IMG-018 refuses a filter that is used thousands of times', () => {
    const filter = `<filter id="f">${'<feOffset/>'.repeat(10)}</filter>`;
    const uses = (count: number): string => svg(filter + '<g filter="url(#f)"/>'.repeat(count));
    expect(() => sanitiseSvg(uses(200))).toThrow('too many filters');
    expect(sanitiseSvg(uses(50))).toBe(uses(50));
  });

  it('IMG-018 accepts the drop shadow of drawing programs', () => {
    const shadow = svg(
      '<filter id="f"><feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feOffset dx="2" dy="2"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><path filter="url(#f)" d="M0 0h9"/>',
    );
    expect(sanitiseSvg(shadow)).toBe(shadow);
  });
});
