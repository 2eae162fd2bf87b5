/** A magnifying glass, hidden from assistive technology: the control around it has the label. */
export function SearchIcon({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.75" fill="none" stroke="currentcolor" strokeWidth="2" />
      <path d="M12.8 12.8 18 18" fill="none" stroke="currentcolor" strokeWidth="2" />
    </svg>
  );
}
