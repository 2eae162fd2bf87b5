/**
 * One stylesheet for what every page has and one for each view. Pages are rendered on the server only, so their
 * components take part in the client build for the sake of their CSS: their script is thrown away.
 */
import type { Plugin, Rolldown } from 'vite';

export interface StyleEntries {
  /** Entry whose styles every page links to. */
  base: string;
  /** Views; each is the name of its page's entry. */
  views: string[];
  /** The browser's script. */
  script: string;
  /** Entries of islands by their names: fetched where a page has one, drawn with the styles of its page. */
  islands: Record<string, string>;
  /** A script of the old kind, for the head: it may import nothing. */
  headScript: string;
  /** The service worker's script, of the same kind. */
  worker: string;
  /** File names of the fonts, by the name the manifest gives them. */
  fonts: Record<string, string>;
  /** Address under which the client build is served. */
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
        // Layers stand in the order in which they are first named: the base's own, then what it shares with pages.
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
          const own = stylesheetsOf(bundle, view);
          viewStyles[view] = emit(
            view,
            own.filter((file) => !base.includes(file)),
          );
        }
        const { fileName, imports } = chunkNamed(bundle, entries.script);
        const script = entries.publicBase + fileName;
        const scriptParts = imports.map((file) => entries.publicBase + file);
        const headScript = entries.publicBase + lonelyChunk(bundle, entries.headScript).fileName;
        const offlineWorker = entries.publicBase + lonelyChunk(bundle, entries.worker).fileName;
        const islands: Record<string, string> = {};
        for (const [name, entry] of Object.entries(entries.islands))
          islands[name] = entries.publicBase + chunkNamed(bundle, entry).fileName;
        const fonts = fontsIn(bundle, entries);
        const scripts = [...scriptsFrom(bundle, [entries.script])].map((file) => entries.publicBase + file);
        dropWhatNoPageLinksTo(
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

function stylesheetsOf(bundle: Rolldown.OutputBundle, entry: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  collect(chunkNamed(bundle, entry));
  return [...found];

  function collect(chunk: Rolldown.OutputChunk): void {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const fileName of chunk.imports) {
      const imported = bundle[fileName];
      if (imported?.type === 'chunk') collect(imported);
    }
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  }
}

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry && output.name === name) return output;
  }
  throw new Error(`The client build has no entry named ${name}`);
}

function lonelyChunk(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = chunkNamed(bundle, name);
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

function dropWhatNoPageLinksTo(bundle: Rolldown.OutputBundle, scripts: string[], styles: string[]): void {
  const kept = scriptsFrom(bundle, scripts);
  for (const [fileName, output] of Object.entries(bundle)) {
    const isLinked =
      output.type === 'chunk' ? kept.has(fileName) : !fileName.endsWith('.css') || isEmitted(fileName);
    if (!isLinked) delete bundle[fileName];
  }

  function isEmitted(fileName: string): boolean {
    return styles.some((href) => href.endsWith(fileName));
  }
}

/** File names of entries and of everything they import, at once or later. */
function scriptsFrom(bundle: Rolldown.OutputBundle, entries: string[]): Set<string> {
  const kept = new Set<string>();
  for (const entry of entries) keep(chunkNamed(bundle, entry));
  return kept;

  function keep(chunk: Rolldown.OutputChunk): void {
    if (kept.has(chunk.fileName)) return;
    kept.add(chunk.fileName);
    for (const fileName of [...chunk.imports, ...chunk.dynamicImports]) {
      const imported = bundle[fileName];
      if (imported?.type === 'chunk') keep(imported);
    }
  }
}
