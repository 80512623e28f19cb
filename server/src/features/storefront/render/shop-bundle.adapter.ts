import { readFile } from 'node:fs/promises';

import { Injectable } from '@nestjs/common';
import type { ShopRenderer } from '@selvedge/shared/storefront/contract';
import { blocksOf } from '@selvedge/shared/blocks/blocks-of-screen';
import { definitionOf, type ShopScreen } from '@selvedge/shared/storefront/screens';
import { blockFonts } from '@selvedge/shared/blocks/block-fonts';
import { fontFaces, fontFiles } from '@selvedge/shared/themes/fonts';
import { themeFonts, type ResolvedTheme } from '@selvedge/shared/themes/resolve';

import { memoizeByObject } from '../../../platform/memoize-by-object.js';

/** Built client; the path is the same from the source and from the built server. */
export const clientFolder = new URL('../../../../../client/dist/', import.meta.url);

/** Entry of Vite's manifest (https://vite.dev/guide/backend-integration). */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Paths on this host. */
export interface PageFiles {
  readonly styles: readonly string[];
  /** Fonts of the theme and of the page's blocks only. */
  readonly fonts: readonly string[];
  /**
   * CSS of the font faces. Fonts load at once; a late one is used from the next page on, so that
   * the layout does not shift.
   */
  readonly fontFaces: string;
  /** Small script that starts the program later. */
  readonly loader: string;
  readonly program: string;
  /** Module of the screen, which the program imports first. */
  readonly screen: string;
  /** Modules that the program imports for this page, at once or soon. */
  readonly modules: readonly string[];
}

const loaderEntry = 'src/shop/app/loader.ts';
const programEntry = 'src/shop/app/entry-client.tsx';
const blockView = /^src\/blocks\/\w+\/view\.tsx$/;

interface Bundle {
  readonly renderer: ShopRenderer;
  readonly manifest: Manifest;
  /** Font file paths by their source names. */
  readonly fonts: ReadonlyMap<string, string>;
}

/**
 * Access to the built client. The only code that knows the build output; reads it once, on first
 * use.
 */
@Injectable()
export class ShopBundle {
  private bundle: Promise<Bundle> | undefined;
  /**
   * Page files by theme and screen name: screens other than owner-made pages always need the same
   * files.
   */
  private readonly filesByTheme = memoizeByObject(
    (_: ResolvedTheme) => new Map<ShopScreen['name'], Promise<PageFiles>>(),
  );

  async renderer(): Promise<ShopRenderer> {
    return (await this.loaded()).renderer;
  }

  /** Returns the files of a screen's page, with styles in the order in which they apply. */
  async files(screen: ShopScreen, theme: ResolvedTheme): Promise<PageFiles> {
    if (definitionOf(screen.name).blocks !== undefined) return this.found(screen, theme);
    const byName = this.filesByTheme(theme);
    const found = byName.get(screen.name) ?? this.found(screen, theme);
    byName.set(screen.name, found);
    return found;
  }

  /** Returns the files of a page in an editor, where a block of any type may be added. */
  async editedFiles(screen: ShopScreen, theme: ResolvedTheme): Promise<PageFiles> {
    const files = await this.files(screen, theme);
    const { manifest } = await this.loaded();
    const views = Object.keys(manifest).filter((name) => blockView.test(name));
    return {
      ...files,
      styles: [...new Set([...files.styles, ...stylesOf(manifest, views)])],
      // Editors judge the typeface, so a late font replaces the text.
      fontFaces: files.fontFaces.replaceAll('font-display:optional', 'font-display:swap'),
    };
  }

  private async found(screen: ShopScreen, theme: ResolvedTheme): Promise<PageFiles> {
    const { renderer, manifest, fonts } = await this.loaded();
    const own = renderer.modulesOf(screen);
    const [screenEntry = ''] = own;
    const modules = [programEntry, ...own];
    // Lazily loaded parts have no separate styles (`linkedByServer`).
    const parts = own.flatMap((name) => entryOf(manifest, name).dynamicImports ?? []);
    const loaded = loadedWith(manifest, modules);
    const program = `/${entryOf(manifest, programEntry).file}`;
    const scripts = loaded.map(({ file }) => `/${file}`);
    const urlOf = (name: string) => fonts.get(name);
    // Fonts that blocks name in addition to those of the theme.
    const ownFonts = blockFonts(blocksOf(definitionOf(screen.name), screen));
    const families = [...new Set([...themeFonts(theme), ...ownFonts])];
    return {
      styles: stylesOf(manifest, [...modules, ...parts]),
      fonts: families.flatMap(fontFiles).flatMap((name) => urlOf(name) ?? []),
      fontFaces: families.map((name) => fontFaces(name, urlOf, 'optional')).join(''),
      loader: `/${entryOf(manifest, loaderEntry).file}`,
      program,
      screen: `/${entryOf(manifest, screenEntry).file}`,
      modules: scripts.filter((file) => file !== program),
    };
  }

  private loaded(): Promise<Bundle> {
    this.bundle ??= load();
    return this.bundle;
  }
}

async function load(): Promise<Bundle> {
  const manifest = await readFile(new URL('web/.vite/manifest.json', clientFolder), 'utf8');
  const program: unknown = await import(new URL('ssr/entry-server.js', clientFolder).href);
  // Vite writes this format.
  const entries = JSON.parse(manifest) as Manifest;
  return {
    // The client's build is checked against the same contract.
    renderer: program as ShopRenderer,
    manifest: entries,
    fonts: fontsIn(entries),
  };
}

function fontsIn(manifest: Manifest): ReadonlyMap<string, string> {
  const fonts = Object.entries(manifest).filter(([source]) => source.endsWith('.woff2'));
  return new Map(fonts.map(([source, { file }]) => [source.split('/').at(-1) ?? '', `/${file}`]));
}

function entryOf(manifest: Manifest, name: string): ManifestEntry {
  const entry = manifest[name];
  if (entry === undefined) throw new Error(`The client's build has no ${name}.`);
  return entry;
}

/** Style sheets in the order in which they apply, without duplicates. */
function stylesOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  const styles = loadedWith(manifest, names).flatMap(({ css = [] }) => css);
  return [...new Set(styles)].map((file) => `/${file}`);
}

/** Modules with their static imports, each once and after its imports. */
function loadedWith(manifest: Manifest, names: readonly string[]): readonly ManifestEntry[] {
  const found: ManifestEntry[] = [];
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const entry = entryOf(manifest, name);
    for (const imported of entry.imports ?? []) visit(imported);
    found.push(entry);
  };
  for (const name of names) visit(name);
  return found;
}
