import { imageLinks } from './prepare-pictures.js';

const image = (attributes: string): string => `<p>Sale</p><img ${attributes}/>`;
const set = [320, 640, 960].map((width) => `/images/hat?w=${width}&amp;v=2 ${width}w`).join(', ');

describe('the images of a page that browsers request', () => {
  it('have the widths of usual windows', () => {
    const html = image(
      `src="/images/hat?w=640" srcSet="${set}" sizes="(width &gt;= 768px) 300px, 20vw"`,
    );
    expect(imageLinks(html)).toStrictEqual(['/images/hat?w=320&v=2']);
    const full = image(`src="/images/hat?w=640" srcSet="${set}" sizes="100vw"`);
    expect(imageLinks(full)).toStrictEqual(['/images/hat?w=640&v=2', '/images/hat?w=960&v=2']);
  });

  it('include crops for phones', () => {
    const crop = `<source media="(width &lt; 600px)" srcSet="${set}" sizes="100vw"/>`;
    const html = `<picture>${crop}<img src="/images/a?w=1"/></picture>`;
    expect(imageLinks(html)).toStrictEqual([
      '/images/hat?w=640&v=2',
      '/images/hat?w=960&v=2',
      '/images/a?w=1',
    ]);
  });

  it('may have a single size, and are listed once, in order', () => {
    const html = image('src="/images/b?w=1" alt=""') + image('src="/images/a?w=1"');
    expect(imageLinks(html + html)).toStrictEqual(['/images/b?w=1', '/images/a?w=1']);
  });

  it('exclude icons, inline images and images of other hosts', () => {
    const html = image('src="/assets/logo.svg"') + image('src="data:image/gif;base64,R0l"');
    expect(
      imageLinks(`${html}${image('src="https://cdn.example/a"')}<imgx src="/images/a">`),
    ).toStrictEqual([]);
  });
});
