import type { Body as Blocks } from '#features/content/public.ts';
import { Body } from '#features/content/public.view.ts';
import { useNewsroom } from '#features/kit/public.newsroom.ts';

/** Blocks as readers see them, without their scripts. `linked`: titles of own stories. */
export function ReaderView({ blocks, linked = {} }: ReaderViewProps) {
  const { language } = useNewsroom();
  return (
    <Body
      body={blocks}
      context={{ images: {}, linked, language, name: '', isInterview: false, tallAudio: false }}
    />
  );
}

interface ReaderViewProps {
  blocks: Blocks;
  linked?: Readonly<Record<string, { title: string; url: string }>>;
}
