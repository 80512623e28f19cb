import { labelPdf, type SheetLabel } from './label-pdf.js';
import { boxesInPdf, piecesInPdf, textInPdf } from './label-pdf.testing.js';

const label: SheetLabel = {
  orderId: 17,
  counter: 1,
  of: 2,
  pickface: 'HEATHER-GREY-XXL',
  placed: '05/11/26 10:17 pm',
  name: 'Palm tee',
  sku: 'TEE',
  options: { Colour: 'Heather Grey', Size: 'XXL' },
  pieces: [],
  picture: undefined,
};

describe('a printed label', () => {
  it('shows a long pickface in full, and the number of the piece', async () => {
    const text = textInPdf(await labelPdf([label]));
    for (const expected of [
      'HEATHER-GREY-XXL',
      'Order 17',
      'Label 1 of 2',
      '17-1',
      'Placed',
      'Palm tee',
    ])
      expect(text).toContain(expected);
  });

  const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  const bundleOf = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({
      name: `Piece ${String(nth + 1)} of the weekend set`,
      choice: 'Heather Grey, XXL',
    }));

  it.each([
    [0, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [7, 2],
    [40, 8],
  ])('CAT-010 shows all of %i pieces of a bundle, on %i pages', async (count, pages) => {
    const pieces = bundleOf(count);
    const options = { Colour: '', Size: '' };
    const file = await labelPdf([{ ...label, options, pieces }]);
    const text = textInPdf(file);
    const letters = text.replaceAll(' ', '');
    for (const { name } of pieces)
      expect(letters).toContain(`${name}: Heather Grey, XXL`.replaceAll(' ', ''));
    expect(text).not.toContain('\u2026');
    expect(pagesOf(file)).toBe(pages);
    expect(text.match(/Order 17/g)).toHaveLength(pages);
    expect(text.includes('Continued: page 2 of')).toBe(pages > 1);
  });

  it('prints a long name and SKU in full', async () => {
    const name = 'A very long name of a product that a factory must be able to tell from others';
    const sku = 'SKU-'.repeat(40);
    const file = await labelPdf([{ ...label, name, sku }]);
    const text = textInPdf(file).replaceAll(/\s/g, '');
    expect(text).toContain(name.replaceAll(' ', ''));
    // The code of the label is between the parts.
    expect(text.match(/SKU-/g)).toHaveLength(40);
  });

  it('starts each label on its first page', async () => {
    const file = await labelPdf([
      { ...label, pieces: bundleOf(7) },
      { ...label, counter: 2 },
    ]);
    expect(pagesOf(file)).toBe(3);
    expect(textInPdf(file)).toContain('Label 2 of 2');
  });

  it.each([
    ['typographic signs', 'Owner’s “best” tee – 5 € …'],
    ['Polish', 'Koszulka Łódź źdźbło'],
    ['Czech and Romanian', 'Příliš žluťoučký, Iași'],
    ['Turkish', 'Işıklı ağaç İzmir'],
    ['Vietnamese', 'Áo thun Đà Lạt'],
    ['Greek and Cyrillic', 'Μπλούζα Чёрная Ґедзь'],
    ['symbols', 'Star ★ heart ♥ №'],
  ])('prints %s as they are', async (_, name) => {
    const options = { Colour: name, Size: 'M' };
    const text = textInPdf(await labelPdf([{ ...label, name, options }]));
    expect(text.split(name)).toHaveLength(3);
    expect(text).not.toContain('?');
  });

  it('prints decomposed accents as composed letters', async () => {
    const name = 'Élan Lódź';
    expect(textInPdf(await labelPdf([{ ...label, name: name.normalize('NFD') }]))).toContain(name);
  });

  it('prints Hebrew from right to left', async () => {
    const text = textInPdf(await labelPdf([{ ...label, name: 'Tee שלום עולם 5' }]));
    // In the order in which the letters appear on paper; the number belongs to the Hebrew words.
    const onPaper = [...'שלום עולם'].reverse().join('');
    expect(text).toContain(`Tee 5 ${onPaper}`);
  });

  it.each([
    ['joins Arabic letters', 'سلام', 'مﻼﺳ'],
    ['keeps Arabic numbers', 'قميص ١٢٣', '١٢٣ صيمق'],
    ['keeps Latin words and mirrors brackets', 'חולצה (Tee XL)', '(Tee XL) הצלוח'],
    ['keeps the side of an option in another script', 'Navy', 'Navy, םודא · EET'],
  ])('%s', async (_what, name, onPaper) => {
    const options = { Colour: 'Navy', Size: 'אדום' };
    const text = textInPdf(await labelPdf([{ ...label, name, options, sku: 'EET' }]));
    expect(text.normalize('NFKC')).toContain(onPaper.normalize('NFKC'));
  });

  it('aligns paragraphs at the side where they begin', async () => {
    const none = { Colour: '', Size: '' };
    const startsOf = async (name: string, text: string) => {
      const pieces = piecesInPdf(await labelPdf([{ ...label, name, options: none, sku: '' }]));
      return pieces.filter((piece) => piece.text.includes(text)).map(({ left }) => left);
    };
    const [margin = 0] = await startsOf('Palm tee', 'Palm');
    expect(await startsOf('Tee שלום', 'Tee')).toStrictEqual([margin]);
    const [short = 0] = await startsOf('שלום', 'ם');
    const [long = 0] = await startsOf('שלום לך', 'ם');
    expect([short > long, long > margin]).toStrictEqual([true, true]);
    const [latin = 0] = await startsOf('שלום Tee', 'Tee');
    expect([latin > margin, latin < short]).toStrictEqual([true, true]);
    const lines = await startsOf('שלום '.repeat(30), 'ם');
    expect(lines.length).toBeGreaterThan(1);
    // Full lines have the same words, and the last one is shorter.
    expect(Math.max(...lines)).toBe(lines.at(-1));
  });

  it.each([
    ['Japanese', '猫のシャツ「夏」'],
    ['rare ideographs of Japanese names', '𠮷野 髙﨑 𡈽井 𠀋 葛\u{e0100}城'],
    ['signs of Japanese companies', '㍿山田 ㈱ ㋿ ①⑳ ㊤'],
    ['letters for mathematics', '𝔄𝔡𝔞 𝓛𝓸𝓿𝓮𝓵𝓪𝓬𝓮 𝟙'],
    ['simplified Chinese', '中文 T恤 红色'],
    ['traditional Chinese', '繁體中文 襯衫'],
    ['Korean', '빨간 셔츠'],
    ['Thai', 'เสื้อยืดสีดำ ลายแมวน้ำ'],
    ['Arabic', 'قميص أحمر'],
    ['Hebrew', 'חולצה אדומה'],
    ['Hindi', 'क्षत्रिय कमीज़ श्री।'],
    ['Bengali', 'বাংলা জামা'],
    ['Punjabi', 'ਪੰਜਾਬੀ ਕਮੀਜ਼'],
    ['Gujarati', 'ગુજરાતી શર્ટ'],
    ['Tamil', 'தமிழ் சட்டை'],
    ['Telugu', 'తెలుగు చొక్కా'],
    ['Kannada', 'ಕನ್ನಡ ಅಂಗಿ'],
    ['Malayalam', 'മലയാളം ഷർട്ട്'],
    ['Sinhala', 'සිංහල කමිසය'],
    ['Burmese', 'မြန်မာ အင်္ကျီ'],
    ['Khmer', 'អាវយឺត ភាសាខ្មែរ'],
    ['Lao', 'ເສື້ອຢືດ'],
    ['Amharic', 'አማርኛ ሸሚዝ'],
    ['Georgian', 'ქართული მაისური'],
    ['Armenian', 'Հայերեն շապիկ'],
    ['emoji', 'Fox 🦊 ❤️ 👩‍👩‍👧‍👦 🇺🇦 👍🏽 1️⃣'],
  ])('prints %s without boxes', async (_, name) => {
    const options = { Colour: name, Size: 'M' };
    const file = await labelPdf([{ ...label, name, options, pieces: [{ name, choice: 'M' }] }]);
    expect(boxesInPdf(file)).toBe(0);
  });

  it('joins the parts of an emoji and of an Indian consonant cluster', async () => {
    const onPaper = await labelPdf([{ ...label, name: '👩‍👩‍👧‍👦 ক্ষ' }]);
    const drawn = piecesInPdf(onPaper).map(({ text }) => text.trim());
    expect(drawn).toContain('👩‍👩‍👧‍👦');
    expect(drawn).toContain('ক্ষ');
  });

  it('places an emoji that follows Hebrew words to their left', async () => {
    const none = { Colour: '', Size: '' };
    const file = await labelPdf([{ ...label, name: 'שלום 🦊', options: none, sku: '' }]);
    const [fox] = piecesInPdf(file).filter(({ text }) => text.includes('🦊'));
    const [word] = piecesInPdf(file).filter(({ text }) => text.includes('ש'));
    expect(fox?.left).toBeLessThan(word?.left ?? 0);
  });

  it('is printed with a box for a letter that no font has', async () => {
    const file = await labelPdf([{ ...label, name: '\u{13000}' }]);
    expect(textInPdf(file)).toContain('Order 17');
    expect(boxesInPdf(file)).toBe(1);
  });

  it('keeps rare ideographs and company signs in the text of the file', async () => {
    const text = textInPdf(await labelPdf([{ ...label, name: '𠮷野 ㍿' }]));
    expect(text).toContain('𠮷');
    expect(text).toContain('㍿');
  });

  it('embeds only the letters that are used', async () => {
    const file = await labelPdf([label, label, label]);
    expect(file.length).toBeLessThan(40_000);
  });
});
