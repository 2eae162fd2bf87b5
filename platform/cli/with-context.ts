/**
 * Runs the action of a command with the features that it needs, and releases them in the end.
 * @param name For the log and the database: the command without the program's name, such as `quiz put`.
 */
export type WithContext<Context> = <T>(name: string, act: (context: Context) => Promise<T>) => Promise<T>;
