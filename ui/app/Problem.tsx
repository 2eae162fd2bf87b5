interface ProblemProps {
  /** Empty when there is none. */
  text: string;
}

/** What was refused, read out when it appears. */
export function Problem({ text }: ProblemProps) {
  if (text === '') return null;
  return (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}
