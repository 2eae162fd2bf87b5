/**
 * Emits one base stylesheet for all pages and one for each view. Pages are rendered on the server only, so their
 * components take part in the client build only for their CSS, and their script is dropped.
 */
import type { Plugin, Rolldown } from 'vite';

export interface StyleEntries {
  /** Entry whose styles every page links to. */
  base: string;
  /** Names of the views, which are the entry names of their pages. */
  views: string[];
  /** Entry of the browser's main script. */
  script: string;
  /** Whether a module is fetched for single elements at their time: such files are not stored for offline pages. */
  isTimed(module: string): boolean;
  /** Entries of islands by name: loaded where a page has one, styled by the page's stylesheet. */
  islands: Record<string, string>;
  /** A classic script for the `<head>`, which cannot import. */
  headScript: string;
  /** The service worker, also a classic script. */
  worker: string;
  /** File names of the fonts, by their names in the manifest. */
  fonts: Record<string, string>;
  /** URL prefix under which the client build is served. */
  publicBase: string;
  manifest: string;
}

export function pageStyles(entries: StyleEntries): Plugin {
  return {
    name: 'lapzarta:page-styles',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Cascade layers are ordered by first mention: the base's own come first, then those shared with pages.
        const base = stylesheetsOf(bundle, entries.base).toReversed();
        const emit = (name: string, files: string[]): string => {
          const source = files.map((file) => cssOf(bundle, file)).join('\n');
          if (source === '') return '';
          return (
            entries.publicBase +
            this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }))
          );
        };
        const baseStyles = emit('base', base);
        const viewStyles: Record<string, string> = {};
        for (const view of entries.views) {
          const own = stylesheetsOf(bundle, view, isPart);
          viewStyles[view] = emit(
            view,
            own.filter((file) => !base.includes(file)),
          );
        }
        const { fileName, imports } = entryChunk(bundle, entries.script);
        const script = entries.publicBase + fileName;
        const scriptParts = imports.map((file) => entries.publicBase + file);
        const headScript = entries.publicBase + standaloneChunk(bundle, entries.headScript).fileName;
        const offlineWorker = entries.publicBase + standaloneChunk(bundle, entries.worker).fileName;
        const islands: Record<string, string> = {};
        for (const [name, entry] of Object.entries(entries.islands))
          islands[name] = entries.publicBase + entryChunk(bundle, entry).fileName;
        const fonts = fontsIn(bundle, entries);
        const offlineScripts = scriptsFrom(
          bundle,
          [entries.script],
          (chunk) => !chunk.moduleIds.some(entries.isTimed),
        );
        const scripts = [...offlineScripts].map((file) => entries.publicBase + file);
        dropUnlinkedFiles(
          bundle,
          [entries.script, entries.headScript, entries.worker, ...Object.values(entries.islands)],
          [baseStyles, ...Object.values(viewStyles)],
        );
        const manifest = {
          baseStyles,
          viewStyles,
          fonts,
          script,
          scriptParts,
          headScript,
          scripts,
          offlineWorker,
          islands,
          words: wordsIn(bundle),
        };
        this.emitFile({
          type: 'asset',
          fileName: entries.manifest,
          source: JSON.stringify(manifest, null, 2),
        });
      },
    },
  };
}

/** A part that a page may show has its own stylesheet, which only the pages that show it link to. */
function isPart(entry: string): boolean {
  return entry.endsWith('Part');
}

function stylesheetsOf(
  bundle: Rolldown.OutputBundle,
  entry: string,
  isApart: (entry: string) => boolean = () => false,
): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  collect(entryChunk(bundle, entry));
  return [...found];

  function collect(chunk: Rolldown.OutputChunk): void {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const fileName of chunk.imports) {
      const imported = bundle[fileName];
      // The bundler may split a part into two chunks of its name.
      const isOther = imported?.type === 'chunk' && imported.name !== entry;
      if (imported?.type === 'chunk' && !(isOther && isApart(imported.name))) collect(imported);
    }
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  }
}

function entryChunk(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry && output.name === name) return output;
  }
  throw new Error(`The client build has no entry named ${name}`);
}

function standaloneChunk(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = entryChunk(bundle, name);
  const others = [...chunk.imports, ...chunk.dynamicImports, ...chunk.exports];
  if (others.length > 0) throw new Error(`${name} is no module, and cannot have ${others.join(', ')}`);
  return chunk;
}

function cssOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The client build has no stylesheet ${file}`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}

function fontsIn(bundle: Rolldown.OutputBundle, { fonts, publicBase }: StyleEntries): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fonts).map(([name, file]) => {
      const output = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(file));
      if (!output) throw new Error(`The client build has no font ${file}`);
      return [name, publicBase + output.fileName];
    }),
  );
}

function dropUnlinkedFiles(bundle: Rolldown.OutputBundle, scripts: string[], styles: string[]): void {
  const included = scriptsFrom(bundle, scripts);
  for (const [fileName, output] of Object.entries(bundle)) {
    const isLinked =
      output.type === 'chunk' ? included.has(fileName) : !fileName.endsWith('.css') || isEmitted(fileName);
    if (!isLinked) delete bundle[fileName];
  }

  function isEmitted(fileName: string): boolean {
    return styles.some((href) => href.endsWith(fileName));
  }
}

/** Names of the words that scripts use; those of views are rendered on the server. */
function wordsIn(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
  return [
    ...new Set(modules.flatMap((id) => /\/([\w-]+)-words(?:-hu|-en)?\.ts$/.exec(id)?.[1] ?? [])),
  ].toSorted();
}

/** File names of entries and of everything they import; dynamically only wanted chunks, and from wanted ones. */
function scriptsFrom(
  bundle: Rolldown.OutputBundle,
  entries: string[],
  isWanted: (chunk: Rolldown.OutputChunk) => boolean = () => true,
): Set<string> {
  const included = new Set<string>();
  for (const entry of entries) include(entryChunk(bundle, entry));
  return included;

  function include(chunk: Rolldown.OutputChunk): void {
    if (included.has(chunk.fileName)) return;
    included.add(chunk.fileName);
    for (const imported of chunksOf(chunk.imports)) include(imported);
    if (!isWanted(chunk)) return;
    for (const imported of chunksOf(chunk.dynamicImports)) if (isWanted(imported)) include(imported);
  }

  function chunksOf(fileNames: readonly string[]): Rolldown.OutputChunk[] {
    return fileNames.flatMap((fileName) => {
      const output = bundle[fileName];
      return output?.type === 'chunk' ? [output] : [];
    });
  }
}
