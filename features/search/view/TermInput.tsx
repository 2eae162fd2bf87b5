interface TermInputProps {
  className: string | undefined;
  /** Also its name for screen readers. */
  placeholder: string;
  defaultValue?: string;
}

/** The field of a search form for the searched words. */
export function TermInput({ className, placeholder, defaultValue }: TermInputProps) {
  return (
    <input
      className={className}
      type="text"
      name="term"
      defaultValue={defaultValue}
      placeholder={placeholder}
      aria-label={placeholder}
      maxLength={200}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      data-search-term=""
    />
  );
}
