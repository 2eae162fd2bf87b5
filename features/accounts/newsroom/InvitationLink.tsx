import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { TextInput } from '#ui/app/TextInput.tsx';
import { memberWords } from './member-words.ts';

/** The link of an invitation where no mails can be sent: the inviting member forwards it. */
export function InvitationLink({ link }: { link: string }) {
  const words = memberWords[useNewsroom().language];
  return (
    <TextInput
      label={words.linkTitle}
      note={words.linkNote}
      value={link}
      isReadOnly
      onChange={() => undefined}
    />
  );
}
