interface ProblemProps {
  /** Empty when there is none. */
  text: string;
}

/** Why something was refused; screen readers read it out when it appears. */
export function Problem({ text }: ProblemProps) {
  if (text === '') return null;
  return (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}
