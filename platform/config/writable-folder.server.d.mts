/** For a folder that does not exist yet, its nearest existing ancestor is tested. */
export function canBeWritten(path: string): boolean;
