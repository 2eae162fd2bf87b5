/** Renders an OpenAPI description: blank lines separate paragraphs, backticks mark code. */
export function ApiText({ text, className }: { text: string; className?: string | undefined }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} className={className}>
      <ApiPhrase text={paragraph} />
    </p>
  ));
}

/** Renders one line or paragraph; text in backticks becomes `<code>`. */
export function ApiPhrase({ text }: { text: string }) {
  return text.split(/(`[^`]+`)/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered
    part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part,
  );
}
