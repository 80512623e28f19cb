/* Transliterates names in other scripts to readable ASCII. Forms need the result while the owner
   types, and libraries with these scripts are larger than all other code of such a form. The
   tables also keep syllables such as しゃ (sha) together, which libraries convert letter by letter.
   `romanized` has the other scripts. */

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

/**
 * Hepburn romanization of syllables of two kana: `しゃ` is sha, `きゃ` kya, `ふぉ` fo, `うぇ` we,
 * `っく` kku.
 */
function withLatinSyllables(text: string): string {
  return text
    .replace(/[\u30A1-\u30F4]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaOffset))
    .replace(/([か-ぽゔう])([ゃゅょぁぃぅぇぉ])/g, (_, first: string, second: string) => {
      const consonant = (letters.get(first) ?? '').slice(0, -1);
      const isGlide = 'ゃゅょ'.includes(second) && !/^(?:sh|ch|j)$/.test(consonant);
      return (consonant || 'w') + (isGlide ? 'y' : '') + (letters.get(second) ?? '');
    })
    .replace(/っ(?=([a-zか-ぽ]))/g, (_, next: string) => (letters.get(next) ?? next).charAt(0));
}

/** Blocks of nine scripts of India, from Devanagari to Malayalam, whose letters have one order. */
const indic = { first: 0x9_00, last: 0xd_7f, size: 0x80 } as const;
/** By their offset in the block; consonants are between the vowels and the vowel signs. */
const indicLetters = table(
  [
    '1=n 2=n 3=h 5=a 6=a 7=i 8=i 9=u 10=u 11=ri 14=e 15=e 16=ai 18=o 19=o 20=au',
    '21=k 22=kh 23=g 24=gh 25=n 26=ch 27=chh 28=j 29=jh 30=n 31=t 32=th 33=d 34=dh 35=n 36=t',
    '37=th 38=d 39=dh 40=n 41=n 42=p 43=ph 44=b 45=bh 46=m 47=y 48=r 49=r 50=l 51=l 52=l 53=v',
    '54=sh 55=sh 56=s 57=h 60= 62=a 63=i 64=i 65=u 66=u 67=ri 70=e 71=e 72=ai 74=o 75=o 76=au 77=',
  ].join(' '),
);
const [firstConsonant, lastConsonant] = [21, 57] as const;

/** Offset of a letter in its block; undefined for other scripts. */
function indicOffset(letter: string | undefined): number | undefined {
  const code = letter?.codePointAt(0) ?? 0;
  if (code < indic.first || code > indic.last) return undefined;
  return (code - indic.first) % indic.size;
}

function isIndicConsonant(letter: string | undefined): boolean {
  const offset = indicOffset(letter) ?? 0;
  return offset >= firstConsonant && offset <= lastConsonant;
}

/** A consonant before another one has the vowel a, unless a sign suppresses it. */
function indicLatin(letter: string, next: string | undefined): string | undefined {
  const latin = indicLetters.get(String(indicOffset(letter)));
  return latin && isIndicConsonant(letter) && isIndicConsonant(next) ? `${latin}a` : latin;
}

function latinOf(letter: string, next: string | undefined): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= firstSyllable && code <= lastSyllable) return syllable(code);
  return (
    letters.get(letter) ??
    indicLatin(letter, next) ??
    letter.normalize('NFKD').replace(/\p{Mark}/gu, '')
  );
}

/**
 * Converts a text to lower-case Latin letters without accents: `Łódź` becomes `lodz`, `Чёрный`
 * `chyornyy`. Letters of unknown scripts are unchanged.
 */
export function transliterated(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼʻ]/g, '');
  return [...withLatinSyllables(plain)]
    .map((letter, at, all) => latinOf(letter, all[at + 1]))
    .map((latin) => letters.get(latin) ?? latin)
    .join('');
}
