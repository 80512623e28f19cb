import { readFile } from 'node:fs/promises';

import { Injectable } from '@nestjs/common';
import type { ShopRenderer } from '@selvedge/shared/storefront/contract';
import { blocksOf } from '@selvedge/shared/storefront/define-screen';
import { definitionOf, type ShopScreen } from '@selvedge/shared/storefront/screens';
import { blockFonts } from '@selvedge/shared/blocks/block-fonts';
import { fontFaces, fontFiles } from '@selvedge/shared/themes/fonts';
import { themeFonts, type ResolvedTheme } from '@selvedge/shared/themes/resolve';

import { memoizeByObject } from '../../../platform/memoize-by-object.js';

/** The built client, from the source as well as from the built server. */
export const clientFolder = new URL('../../../../../client/dist/', import.meta.url);

/** What Vite's manifest says of one file (https://vite.dev/guide/backend-integration). */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Paths of this host. */
export interface PageFiles {
  readonly styles: readonly string[];
  /** Of the fonts of the theme and of the page's blocks, and of no others. */
  readonly fonts: readonly string[];
  /**
   * CSS: their faces. They are fetched at once; one that is late all the same waits for the next page,
   * so that nothing moves.
   */
  readonly fontFaces: string;
  /** The small script that starts the program later. */
  readonly loader: string;
  readonly program: string;
  /** What the program imports for this very page, at once or soon. */
  readonly modules: readonly string[];
}

const loaderEntry = 'src/shop/app/loader.ts';
const programEntry = 'src/shop/app/entry-client.tsx';
const blockView = /^src\/blocks\/\w+\/view\.tsx$/;

interface Bundle {
  readonly renderer: ShopRenderer;
  readonly manifest: Manifest;
  /** Where the files of fonts are, by their names before the build. */
  readonly fonts: ReadonlyMap<string, string>;
}

/** The client's program and files: the only place that knows how they were built. Read once, when first asked for. */
@Injectable()
export class ShopBundle {
  private bundle: Promise<Bundle> | undefined;
  /** By theme, and by the name of the screen: all but an owner's pages are alike in what they need. */
  private readonly filesByTheme = memoizeByObject(
    (_: ResolvedTheme) => new Map<ShopScreen['name'], Promise<PageFiles>>(),
  );

  async renderer(): Promise<ShopRenderer> {
    return (await this.loaded()).renderer;
  }

  /** What a page of this screen needs, in the order in which its styles apply. */
  async files(screen: ShopScreen, theme: ResolvedTheme): Promise<PageFiles> {
    if (definitionOf(screen.name).blocks !== undefined) return this.found(screen, theme);
    const byName = this.filesByTheme(theme);
    const found = byName.get(screen.name) ?? this.found(screen, theme);
    byName.set(screen.name, found);
    return found;
  }

  /** The same for a page in an editor, on which a block of any type may come to stand. */
  async editedFiles(screen: ShopScreen, theme: ResolvedTheme): Promise<PageFiles> {
    const files = await this.files(screen, theme);
    const { manifest } = await this.loaded();
    const views = Object.keys(manifest).filter((name) => blockView.test(name));
    return { ...files, styles: [...new Set([...files.styles, ...stylesOf(manifest, views)])] };
  }

  private async found(screen: ShopScreen, theme: ResolvedTheme): Promise<PageFiles> {
    const { renderer, manifest, fonts } = await this.loaded();
    const own = renderer.modulesOf(screen);
    const modules = [programEntry, ...own];
    // Parts that are fetched when they are first shown bring no styles (`linkedByServer`).
    const parts = own.flatMap((name) => entryOf(manifest, name).dynamicImports ?? []);
    const loaded = loadedWith(manifest, modules);
    const program = `/${entryOf(manifest, programEntry).file}`;
    const scripts = loaded.map(({ file }) => `/${file}`);
    const urlOf = (name: string) => fonts.get(name);
    // What blocks name beside the theme.
    const ownFonts = blockFonts(blocksOf(definitionOf(screen.name), screen));
    const families = [...new Set([...themeFonts(theme), ...ownFonts])];
    return {
      styles: stylesOf(manifest, [...modules, ...parts]),
      fonts: families.flatMap(fontFiles).flatMap((name) => urlOf(name) ?? []),
      fontFaces: families.map((name) => fontFaces(name, urlOf, 'optional')).join(''),
      loader: `/${entryOf(manifest, loaderEntry).file}`,
      program,
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
  // Vite writes it in this form.
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

/** In the order in which they apply, each once. */
function stylesOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  const styles = loadedWith(manifest, names).flatMap(({ css = [] }) => css);
  return [...new Set(styles)].map((file) => `/${file}`);
}

/** The modules and all that they import at once, each once and after what it imports. */
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
