/** A site's name as inline SVG in the current text colour; plain text if there is no SVG. */
export function Wordmark({
  svg,
  name,
  className,
}: {
  svg: string | undefined;
  name: string;
  className?: string | undefined;
}) {
  if (!svg) return <span className={className}>{name}</span>;
  return (
    <>
      <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      <span className="visually-hidden">{name}</span>
    </>
  );
}
