/** A site's name as its own drawing, in the colour of the text around it; plain letters where no drawing exists. */
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
