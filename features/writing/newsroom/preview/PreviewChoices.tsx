/** Inputs for width, colour scheme and site of a preview. */
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { type PreviewChoice, previewWidths } from './preview-address.ts';
import { previewWords } from './story-preview-words.ts';

interface PreviewChoicesProps {
  choice: PreviewChoice;
  sites: readonly string[];
  onChoose(change: Partial<PreviewChoice>): void;
}

export function PreviewChoices({ choice, sites, onChoose }: PreviewChoicesProps) {
  const { language, sites: known } = useNewsroom();
  const words = previewWords[language];
  const nameOf = (slug: string) => known.find((site) => site.slug === slug)?.name ?? slug;
  return (
    <>
      <ChoiceInput
        label={words.width}
        hasHiddenLabel
        value={String(choice.width)}
        choices={previewWidths.map((width) => ({ value: String(width), label: words.widths[width] }))}
        onChange={(chosen) => {
          const width = previewWidths.find((one) => String(one) === chosen);
          if (width !== undefined) onChoose({ width });
        }}
      />
      <ChoiceInput
        label={words.scheme}
        hasHiddenLabel
        value={choice.scheme}
        choices={[
          { value: 'light', label: words.schemes.light },
          { value: 'dark', label: words.schemes.dark },
        ]}
        onChange={(chosen) => onChoose({ scheme: chosen === 'dark' ? 'dark' : 'light' })}
      />
      {sites.length > 1 && (
        <ChoiceInput
          label={words.site}
          hasHiddenLabel
          value={choice.site}
          choices={sites.map((site) => ({ value: site, label: nameOf(site) }))}
          onChange={(site) => onChoose({ site })}
        />
      )}
    </>
  );
}
