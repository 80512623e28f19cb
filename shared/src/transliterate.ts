/* Transliterates names in other scripts to readable ASCII. Uses tables, because libraries for
   these scripts are larger than all other code of the form that proposes an address. */

/** Pairs such as `ж=zh`, separated by spaces, as a map. */
function table(pairs: string): ReadonlyMap<string, string> {
  const entries = pairs.split(' ').map((pair): [string, string] => {
    const [letter = '', latin = ''] = pair.split('=');
    return [letter, latin];
  });
  return new Map(entries);
}

/** Lower-case letters that have no decomposition, by script. */
const letters = table(
  [
    // Latin
    'ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ı=i ħ=h ŧ=t ŋ=ng ĸ=k ə=e ƒ=f ƴ=y ɓ=b ɗ=d ƙ=k ɛ=e ɔ=o',
    // Cyrillic
    'а=a б=b в=v г=g ґ=g д=d ђ=dj е=e ё=yo є=ye ж=zh з=z и=i і=i ї=yi й=y ј=j к=k л=l љ=lj м=m',
    'н=n њ=nj о=o п=p р=r с=s т=t ћ=c у=u ў=u ф=f х=kh ц=ts ч=ch џ=dz ш=sh щ=shch ъ= ы=y ь=',
    'э=e ю=yu я=ya ѕ=dz ә=a ғ=g қ=q ң=ng ө=o ұ=u ү=u һ=h',
    // Greek
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f',
    'χ=ch ψ=ps ω=o',
    // Armenian
    'ա=a բ=b գ=g դ=d ե=e զ=z է=e ը=y թ=t ժ=zh ի=i լ=l խ=kh ծ=ts կ=k հ=h ձ=dz ղ=gh ճ=ch մ=m յ=y',
    'ն=n շ=sh ո=o չ=ch պ=p ջ=j ռ=r ս=s վ=v տ=t ր=r ց=ts ւ=w փ=p ք=k և=ev օ=o ֆ=f',
    // Georgian
    'ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh რ=r ს=s ტ=t უ=u ფ=p ქ=k',
    'ღ=gh ყ=q შ=sh ჩ=ch ც=ts ძ=dz წ=ts ჭ=ch ხ=kh ჯ=j ჰ=h',
    // Hebrew
    'א=a ב=b ג=g ד=d ה=h ו=v ז=z ח=h ט=t י=y כ=k ך=k ל=l מ=m ם=m נ=n ן=n ס=s ע=a פ=p ף=p צ=ts',
    'ץ=ts ק=k ר=r ש=sh ת=t',
    // Arabic
    'ا=a أ=a إ=i آ=a ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z ع=a',
    'غ=gh ف=f ق=q ك=k ل=l م=m ن=n ه=h و=w ي=y ى=a ة=a ء= ؤ=w ئ=y پ=p چ=ch ژ=zh گ=g ک=k ی=y',
    // Hiragana; katakana is converted to it
    'あ=a い=i う=u え=e お=o か=ka き=ki く=ku け=ke こ=ko さ=sa し=shi す=su せ=se そ=so た=ta ち=chi',
    'つ=tsu て=te と=to な=na に=ni ぬ=nu ね=ne の=no は=ha ひ=hi ふ=fu へ=he ほ=ho ま=ma み=mi む=mu',
    'め=me も=mo や=ya ゆ=yu よ=yo ら=ra り=ri る=ru れ=re ろ=ro わ=wa を=o ん=n が=ga ぎ=gi ぐ=gu げ=ge',
    'ご=go ざ=za じ=ji ず=zu ぜ=ze ぞ=zo だ=da ぢ=ji づ=zu で=de ど=do ば=ba び=bi ぶ=bu べ=be ぼ=bo',
    'ぱ=pa ぴ=pi ぷ=pu ぺ=pe ぽ=po ゔ=vu ぁ=a ぃ=i ぅ=u ぇ=e ぉ=o ゃ=a ゅ=u ょ=o っ= ー=',
  ].join(' '),
);

/** Revised Romanization of Korean: initial consonants, vowels, final consonants. */
const hangul = {
  first: 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' '),
  middle: 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' '),
  last: ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' '),
} as const;
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/** A syllable is its initial, vowel and final, in the order of Unicode. */
function syllable(code: number): string {
  const index = code - firstSyllable;
  const finals = hangul.last.length;
  const vowels = hangul.middle.length;
  return (
    (hangul.first[Math.floor(index / (vowels * finals))] ?? '') +
    (hangul.middle[Math.floor(index / finals) % vowels] ?? '') +
    (hangul.last[index % finals] ?? '')
  );
}

/** Distance from katakana to hiragana, which has the same order. */
const katakanaOffset = 0x60;

/** Hepburn romanization of syllables of two kana: `しゃ` is sha, `きゃ` kya, `っく` kku. */
function withLatinGlides(text: string): string {
  return text
    .replace(/[\u30A1-\u30F4]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaOffset))
    .replace(/([きぎしじちぢにひびぴみり])([ゃゅょ])/g, (_, first: string, glide: string) => {
      const consonant = (letters.get(first) ?? '').slice(0, -1);
      const vowel = (letters.get(glide) ?? '').slice(-1);
      return consonant + (/^(?:sh|ch|j)$/.test(consonant) ? '' : 'y') + vowel;
    })
    .replace(/っ(?=([a-zか-ぽ]))/g, (_, next: string) => (letters.get(next) ?? next).charAt(0));
}

function latinOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= firstSyllable && code <= lastSyllable) return syllable(code);
  return letters.get(letter) ?? letter.normalize('NFKD').replace(/\p{Mark}/gu, '');
}

/**
 * Converts a text to lower-case Latin letters without accents: `Łódź` becomes `lodz`, `Чёрный`
 * `chyornyy`. Letters of unknown scripts are unchanged.
 */
export function transliterated(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(/['’ʼ]/g, '');
  return [...withLatinGlides(plain)]
    .map((letter) => latinOf(letter))
    .map((latin) => letters.get(latin) ?? latin)
    .join('');
}
