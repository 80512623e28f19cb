import type { FontCategory } from './font-family.js';

/**
 * Families that imported pages use but shops do not serve. Their category determines the local
 * fallback.
 */
export const UNSERVED_FONTS: Readonly<Record<FontCategory, string>> = {
  'sans-serif':
    'Abel, Albert Sans, Alegreya Sans, Andika, Archivo, Archivo Narrow, Arimo, Asap, Assistant, Atkinson Hyperlegible, Barlow, ' +
    'Barlow Condensed, Be Vietnam Pro, Cabin, Cairo, Catamaran, Chivo, Commissioner, Didact Gothic, Dosis, Encode Sans, Epilogue, ' +
    'Exo 2, Fira Sans, Geologica, Golos Text, Gothic A1, Heebo, Hind, IBM Plex Sans, Istok Web, Kanit, Karla, Lexend, ' +
    'Libre Franklin, Manrope, Maven Pro, Mukta, Mulish, Noto Sans, Nunito Sans, Onest, Open Sans, Overpass, Oxygen, PT Sans, ' +
    'Plus Jakarta Sans, Poppins, Prompt, Public Sans, Questrial, Raleway, Readex Pro, Red Hat Display, Red Hat Text, Roboto, ' +
    'Roboto Condensed, Rubik, Ruda, Saira, Schibsted Grotesk, Sen, Signika, Sora, Source Sans 3, Spartan, Tajawal, Teko, ' +
    'Titillium Web, Ubuntu, Urbanist, Varela Round, Wix Madefor Display, Yantramanav',
  serif:
    'Alegreya, Alice, Arapey, Arvo, Bellota, Besley, Bona Nova, Brygada 1918, Caladea, Cardo, Castoro, Cinzel, Cormorant Garamond, ' +
    'Cormorant Infant, Crimson Text, DM Serif Text, Domine, Faustina, Frank Ruhl Libre, Gelasio, Gilda Display, Gupter, IBM Plex Serif, ' +
    'Inknut Antiqua, Josefin Slab, Kreon, Libre Baskerville, Libre Bodoni, Libre Caslon Text, Literata, Lusitana, Marcellus, ' +
    'Merriweather, Neuton, Newsreader, Noticia Text, Noto Serif, Old Standard TT, PT Serif, Petrona, Philosopher, Piazzolla, Playfair, ' +
    'Prata, Quattrocento, Rokkitt, Rosarivo, Rufina, Sorts Mill Goudy, Source Serif 4, Spectral, Tinos, Unna, Vollkorn, Zilla Slab',
  display:
    'Bowlby One, Bungee Shade, Cabin Sketch, Caesar Dressing, Calistoga, Carter One, Chango, Chonburi, Concert One, Creepster, ' +
    'Faster One, Fascinate, Fredoka, Fugaz One, Gravitas One, Lilita One, Luckiest Guy, Megrim, Metal Mania, Modak, Mystery Quest, ' +
    'Notable, Oi, Passion One, Patua One, Paytone One, Playball, Racing Sans One, Ranchers, Rammetto One, Russo One, Rye, Secular One, ' +
    'Sigmar One, Silkscreen, Squada One, Syncopate, Ultra, VT323, Wendy One',
  handwriting:
    'Alex Brush, Allura, Amatic SC, Architects Daughter, Bad Script, Cookie, Courgette, Covered By Your Grace, Gloria Hallelujah, ' +
    'Great Vibes, Handlee, Indie Flower, Kalam, Kaushan Script, Marck Script, Merienda, Mr Dafoe, Nothing You Could Do, Parisienne, ' +
    'Patrick Hand, Rock Salt, Sacramento, Satisfy, Shadows Into Light, Yellowtail',
  monospace:
    'Cousine, DM Mono, Fira Code, IBM Plex Mono, Inconsolata, Overpass Mono, Roboto Mono, Source Code Pro, Space Mono, Ubuntu Mono',
};
