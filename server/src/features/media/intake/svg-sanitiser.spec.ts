import { MediaUnreadable, TooManyShapes } from '../media.errors.js';
import { sanitiseSvg } from './svg-sanitiser.js';

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
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['<set attributeName="onclick" to="alert(1)"/>'],
    ['<style>@import "https://evil.test/a.css";</style>'],
    ['<style>.a{fill:url(https://evil.test/a)}</style>'],
    ['<style>.a{background:u\\72l(https://evil.test/a)}</style>'],
    ['<style>@font-face{src:url("//evil.test/f")}</style>'],
    ['<style>@imp<script>x</script>ort "https://evil.test/a.css";</style>'],
    ['<style>@imp<g>x</g>ort "https://evil.test/a.css";</style>'],
    ['<style>@imp<g/>ort "https://evil.test/a.css";</style>'],
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
    ['<image href="https://evil.test/a.png"/>', '<image/>'],
    ['<image href="file:///etc/passwd"/>', '<image/>'],
    ['<image xlink:href="data:image/svg+xml;base64,AAAA"/>', '<image/>'],
    ['<image href="&#106;avascript:alert(1)"/>', '<image/>'],
    ['<feImage href="https://evil.test/a"/>', ''],
    ['<linearGradient href="https://evil.test/#g"/>', '<linearGradient/>'],
  ])('IMG-018 removes the external reference of %s', (inner, left) => {
    expect(sanitiseSvg('<svg><path d="M0 0"/></svg>')).toBe(svg('<path d="M0 0"/>'));
    const sanitised = sanitiseSvg(svg(inner));
    expect(sanitised).toBe(left === '' ? open.replace('>', '/>') : svg(left));
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
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'],
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
